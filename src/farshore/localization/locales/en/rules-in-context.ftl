# Rules in context: help for what is asked now, and the way from a thing to its rule.

rule-more = More in the rules
rule-help = Help
rule-help-now = What this is about
rule-help-all = All rules of { $game }
rule-search = Search the rules
rule-found-none = No section has this word.
rule-readings-about = Where the rulebook can be read in more than one way, a new table may choose. This page tells of the usual readings; “?” at the table shows those of the table.
rule-usual-reading = { $reading } (usual)
rule-other-readings = This table plays some rules differently from what is told here:
rule-other-edition = This table does not play with the cards of new tables: the lists at the end of this page are of its own cards.

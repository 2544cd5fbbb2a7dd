# Rules in context: help for what is asked now, and the way from a thing to its rule.

rule-more = More in the rules
rule-help = Help
rule-help-now = What this is about
rule-help-all = All rules of { $game }
rule-search = Search the rules
rule-found-none = No section has this word.

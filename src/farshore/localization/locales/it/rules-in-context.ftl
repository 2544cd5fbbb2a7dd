# Le regole al loro posto: aiuto per ciò che è chiesto ora, e la via da una cosa alla sua regola.

rule-more = Di più nelle regole
rule-help = Aiuto
rule-help-now = Di che cosa si tratta
rule-help-all = Tutte le regole di { $game }
rule-search = Cerca nelle regole
rule-found-none = Nessuna sezione contiene questa parola.

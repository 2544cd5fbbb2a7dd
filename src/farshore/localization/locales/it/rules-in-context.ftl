# Le regole al loro posto: aiuto per ciò che è chiesto ora, e la via da una cosa alla sua regola.

rule-more = Di più nelle regole
rule-help = Aiuto
rule-help-now = Di che cosa si tratta
rule-help-all = Tutte le regole di { $game }
rule-search = Cerca nelle regole
rule-found-none = Nessuna sezione contiene questa parola.
rule-readings-about = Dove il regolamento si può leggere in più modi, un nuovo tavolo può scegliere. Questa pagina segue le letture abituali; «?» al tavolo mostra quelle del tavolo.
rule-usual-reading = { $reading } (abituale)
rule-other-readings = Questo tavolo gioca alcune regole diversamente da come sono spiegate qui:
rule-other-edition = Questo tavolo non gioca con le carte dei nuovi tavoli: gli elenchi alla fine di questa pagina sono delle sue carte.

# Zasady na miejscu: pomoc do tego, o co właśnie chodzi, i droga od rzeczy do jej zasady.

rule-more = Więcej w zasadach
rule-help = Pomoc
rule-help-now = O co chodzi
rule-help-all = Wszystkie zasady gry { $game }
rule-search = Szukaj w zasadach
rule-found-none = Żadna część nie zawiera tego słowa.
rule-readings-about = Tam, gdzie instrukcję można czytać na kilka sposobów, nowy stół może wybrać. Ta strona podaje zwykłe interpretacje; „?” przy stole pokazuje te, według których gra się przy nim.
rule-usual-reading = { $reading } (zwykle)
rule-other-readings = Przy tym stole niektóre zasady są inne, niż tu opisano:
rule-other-edition = Ten stół nie gra kartami nowych stołów: spisy na końcu tej strony opisują jego karty.

# Boty, podpowiedzi i analiza gry.

## Boty według nazw; atrybut mówi, czego się spodziewać

bot-random = Losowy
    .about = Robi dowolny dozwolony ruch. Do testów.
bot-greedy = Zachłanny
    .about = Bierze to, co od razu wygląda najlepiej. Dla maszyn; odpowiada natychmiast.
bot-gentle = Łagodny
    .about = Przyjazny pierwszy przeciwnik.
bot-steady = Solidny
    .about = Gra rozsądnie i karze nieuwagę.
bot-sharp = Bystry
    .about = Patrzy daleko naprzód. Dla doświadczonych graczy.
bot-master = Mistrz
    .about = Najsilniejszy. Myśli około sekundy nad każdą decyzją.
bot-seconds = { $seconds ->
    [0] odpowiada od razu
    [one] myśli do 1 sekundy
    [few] myśli do { $seconds } sekund
    [many] myśli do { $seconds } sekund
   *[other] myśli do { $seconds } sekund
  }

## Podpowiedzi

hint-choice = { $move }: szansa na wygraną { $percent } %
hint-choice-alone = { $move }: { $percent } % drogi do świetnego wyniku
hint-expected = Przewidywane: { $line }
hint-line-seat = { $who }: { $what }
hint-line-joint = {"; "}
hint-simulations = Przemyślano { $simulations ->
    [one] 1 przebieg
    [few] { $simulations } przebiegi
    [many] { $simulations } przebiegów
   *[other] { $simulations } przebiegów
  } gry.
hint-not-now = Teraz to nie twoja decyzja.

## Analiza

analyse-progress = Decyzje
analyse-chances = po ruchu { $step }: { $chances }
analyse-chance = { $who } { $percent } %
analyse-costly = Ruchy, które kosztowały najwięcej:
analyse-none = Żaden ruch nie kosztował wiele.
analyse-move = ruch { $step }, { $who }: { $move } (kosztował { $percent } na 100 szans). Lepiej: { $best }

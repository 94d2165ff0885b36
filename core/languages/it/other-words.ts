/** Words that people use for one another; weakly so after `~`. Our own lists (docs/finder.md). */
export const otherWords = `
nonna nonno nonni
madre mamma
padre papà babbo
genitori madre padre
fratello sorella fratelli
bambino bambina ragazzo figlio
neonato bambino bebè
figlio figlia
moglie marito sposa coniuge
matrimonio nozze sposato sposarsi
suocera suocero nuora genero
zio zia cugino nipote parente
~ madre padre nonna nonno fratello sorella zio zia figlio figlia moglie marito amico
amico compagno
uomo tizio
re sovrano faraone imperatore
governatore procuratore
soldato guerriero esercito
morto morta morte deceduto scomparso morire
tomba sepolcro lapide funerale sepoltura
lutto dolore perdita
triste tristezza depressione
malato malattia ospedale cancro
guarire guarigione guarito
paralitico zoppo invalido
bere beve alcol ubriaco birra alcolismo
inghiottito ingoiato mangiato divorato mangiare
pesce balena
asino asina
corvo corvi uccello uccelli
pecora agnello
porco maiale
barca nave
tempesta bufera burrasca
mare oceano
lago mare
monte montagna
pietra roccia sasso
forno fornace fuoco fiamme bruciare
diluvio alluvione
uccidere uccide omicidio ammazzare assassinare
lite litigano litigio litigare conflitto discussione contesa
guerra battaglia
ladro rubare furto
bugia mentire ingannare menzogna
tradimento tradire tradisce traditore
denaro soldi ricchezza ricco
eredità beni
sprecare spreca sperperare spendere
povero povertà
debito prestito
lavoro impiego capo
tetto soffitto
apre aprire dividere separare
attraversare passare passaggio passa
fuggire fuga scappare
tornare torna ritorno ritornare
capelli capigliatura tagliare
forte forza
gigante enorme
piccolo basso
vecchio anziano vecchiaia
giovane gioventù pastorello
ira rabbia arrabbiato
paura timore ansia preoccupazione
solo solitudine
stanco esausto stanchezza
gioia felice
perdonare perdono
colpa colpevole vergogna
parlare parlava dire
dormire dorme addormentato
schiavo servo schiavitù
prigione carcere
esame scuola
divorzio separazione
pubblicano esattore tasse
cesta cestino cesto canestro
pane pani
prostituta meretrice
indemoniato demonio posseduto
`

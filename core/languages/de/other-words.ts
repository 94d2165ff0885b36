/** Words that people use for one another; weakly so after `~`. Our own lists (docs/finder.md). */
export const otherWords = `
oma grossmutter omi opa grossvater grosseltern
mutter mama mutti mami
vater papa vati
eltern mutter vater erziehung
bruder schwester geschwister brüder
kind kinder junge mädchen bub
baby säugling neugeborenes
sohn junge tochter mädchen
ehefrau frau gattin ehemann mann partner
ehe heirat hochzeit verheiratet trauung
schwiegermutter schwiegervater schwiegertochter schwiegereltern
onkel tante cousin neffe nichte verwandte
~ mutter vater oma opa bruder schwester onkel tante sohn tochter frau mann freund
freund kumpel kamerad
mann kerl typ
könig herrscher kaiser pharao
statthalter landpfleger
soldat krieger armee heer
gestorben tot tod verstorben gestorbene sterben
grab grabstein begräbnis beerdigung friedhof bestattung trauerfeier
trauer trauern verlust hinterbliebene trost
traurig depression niedergeschlagen
krank krankheit krankenhaus klinik kranker krebs
heilen gesund heilung geheilt
gelähmt lahm gelähmter behindert
trinken alkohol betrunken saufen trinker bier suff
verschluckt verschlungen gefressen essen fressen
fisch wal walfisch
esel eselin
rabe krähe vögel vogel
schaf lamm
schwein sau
boot schiff
sturm unwetter orkan wellen
meer see
berg hügel
stein fels
ofen feuerofen feuer verbrennen flammen
flut sintflut überschwemmung
töten mord ermorden umbringen erschlagen
streit zoff zank streiten konflikt
krieg schlacht
dieb räuber stehlen klauen
lüge lügen betrügen täuschen
verrat verraten verräter
geld reichtum reich vermögen
erbe erbschaft
verprassen verschwenden ausgeben
arm armut bedürftig
schulden kredit
arbeit job chef kollege beruf
dach zimmerdecke
teilen teilt spalten
durchziehen durchzug laufen durchquert
fliehen flucht weglaufen ausreissen abhauen
zurückkehren heimkommen rückkehr wiederkommt heimkehr
haare haar frisur abschneiden
stark stärke kraft
riese riesig gewaltig
klein kurz
alt alter betagt
jung jugend jugendlicher
wut zorn wütend ärger
angst furcht sorge sorgen
allein einsam einsamkeit
müde erschöpft burnout
freude fröhlich glücklich
vergeben verzeihen vergebung
schuld schuldgefühle scham
sprechen reden sagen spricht
schlafen schläft schlaf
sklave knecht diener
gefängnis knast
prüfung schule klausur
scheidung trennung geschieden
zöllner steuer steuereintreiber
korb körbchen kästlein
brot brote
prostituierte hure dirne
besessen dämon geister
`

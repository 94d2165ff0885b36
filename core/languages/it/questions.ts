/** Words by which questions in Italian are read and answered; ../language.ts says what each is for. */
import type { QuestionWords } from '../language'

export const questions: QuestionWords = {
  answerIn: 'Italian',
  asking:
    "per favore dimmi raccontami racconta raccontare spiegami spiega spiegare parlami parla parlare sai sapere dice dicono dire detto significa significato vuol chi che cosa cos'è quale quali come dove quando quanto quanti quante fece fare fa successo succede accadde serve serviva origine viene venne ruolo leggo leggere posso può devo cerco cercare trovo trovare mostra insegna passaggio passo passi brano testo testi libro capitolo parola parole tema sento penso qualcosa qualcuno più tutto tutti c'è",
  elsewhere:
    "tempo meteo pioggia neve gradi oggi domani sabato domenica lunedì venerdì ora calcio partita campionato serie gol squadra allenatore stagione vinto ricetta cucinare cuocere forno grigliare salsa torta pizza pasta costa prezzo euro dollaro dollari azione azioni borsa bitcoin telefono cellulare iphone samsung computer codice programmare python javascript excel internet wifi sito google youtube instagram facebook tiktok netflix film cinema attore attrice cantante canzone sanremo hotel albergo volo aeroporto treno autobus macchina auto benzina vacanze viaggio capitale presidente ministro elezioni partito vaccino pillole dose ibuprofene tasse banca prestito assicurazione matematica equazione radice percentuale chilometri videogioco livello quest'anno ciao sintomi cura medicina biglietto salve barzelletta",
  ofLife: 'oggi domani sabato domenica lunedì venerdì ora tempo cura medicina',
  ways: {
    definition:
      /^(?:dimmi |spiegami |sai )?(?:chi|che cosa|cosa|che|qual) ?(?:è|e'|e|era|erano|sono|fu|furono|significa|vuol dire)\b|^(?:parlami di|spiegami|spiega)/iu,
    related: /simil|parallel|riferiment[io] incrociat|altri (?:versetti|brani|passi)|collegat|affin/iu,
    newTestament: /nuovo testamento/iu,
    oldTestament: /antico testamento/iu,
    aboutApp:
      /\bapp\b|applicazione|password|e-?mail|utent[ei]|mio (?:account|profilo|nome|compleanno)|chi altro (?:legge|usa)|quanti anni ho|quando sono nat/iu,
  },
  notAsked: {
    outside:
      /dichiarazione dei redditi|come funziona (?:internet|il wifi|il computer)|come si (?:cucina|cuoce|prepara)|(?:metti|imposta) (?:una |la )?sveglia|mio (?:gruppo sanguigno|indirizzo|peso|numero)|salario minimo|palestra|ristorante|dove si mangia|orari di apertura|su che canale|quante chiese|videogioco/iu,
    program:
      /(?:sei|parlo con) (?:una? |un['’])?(?:vera )?(?:persona|umano|reale|robot|bot|ia|macchina)|chi (?:sei|ti ha (?:creato|programmato|fatto))/iu,
    doubt:
      /(?:bibbia|dio|gesù|religione) (?:è|sono|e) (?:tutto |solo |una? |tutta |un sacco di )*(?:fals[ao]|bugi[ae]|invent\p{L}+|mito|favol[ae]|finzione|truffa)|(?:dio|gesù) non esiste/iu,
    letter:
      /(?<!\p{L})((?:lettera|epistola)(?: di paolo)? (?:ai|agli|alle) (\p{L}+))|(?<!\p{L})(vangelo (?:di|secondo) (\p{L}+))/iu,
  },
  followUp: {
    pronoun: "lui|lei|loro|egli|ella|essi|suoi?|sua|sue|laggiù|quest[’']uomo|questa (?:donna|città)",
    last: 'ciò|questo|lì|là',
    opening: 'e|ma',
  },
  differences: [/differenz[ae][^?]*? (?:tra|fra) (.+?) ed? (.+)/iu],
  originals: {
    greek: 'grec[oah]e?',
    hebrew: 'ebraic[oah]e?|aramaic[oah]e?',
    original: 'originali?e?',
    ends: 'in|nel|nella|di|del|significa|vuol|qui',
    patterns: [
      '(?:parola|termine|verbo) <L>(?: (?:per|di|dietro|tradott[ao] (?:con|come)))* <W>',
      '(?:dice|è|significa) <W> in <L>',
    ],
  },
  ofBible: {
    frame:
      /^(?:che )?(?:cosa|che) (?:dice|dicono|insegna) .*(?:sul\p{L}*|su|del\p{L}*|di|riguardo)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:io|mi|me|mio|mia|miei|mie|ci|noi|nostr\p{L}+|ho|sono)(?!\p{L})/iu,
  },
  answers: {
    number: /quant[oaie]|che età|quale età/iu,
    time: /quando|in (?:che|quale) (?:anno|mese|giorno)/iu,
    person: /(?<!\p{L})chi(?!\p{L})|come si chiama/iu,
    place: /(?<!\p{L})(?:dove|dov['’])|(?:in|su|a) (?:che|quale) (?:città|paese|luogo|monte|isola|fiume)/iu,
    written: /dov(?:e|['’]) ?(?:è scritto|si trova|sta scritto|dice|si parla|si legge|trovo|posso)/iu,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|vent\p{L}+|\p{L}+anta\p{L}*|trent\p{L}+|cento|\p{L}+cento|mille|\p{L}*mila)(?!\p{L})/iu,
    times: /(?<!\p{L})(?:ann[oi]|mes[ei]|giorn[oi]|ora|mattina|sera|notte|tempo)(?!\p{L})/iu,
  },
  death: 'morto morta morti deceduto deceduta',
  speech: {
    say: /^(?:dice|dicono|dicendo|disse|rispo(?:nde|se)|scriv(?:e)|scrisse|dichiar(?:a|o)|proclam(?:a|o)|insegn(?:a|o)|promett(?:e)|promise|ordin(?:a|o)|comand(?:a|o)|afferm(?:a|o)|spieg(?:a|o)|ricorda|avverte|recita|annunci(?:a|o)|scritto|parole)$/,
    that: /^ch[e']?$/,
  },
  frequent:
    'il lo la i gli le un una e di del della dei delle che in nel nella sono non per con si suo sua al alla come fu era piu o ma quando chi su da dal dalla l è',
  numbers: {
    words:
      'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove | venti trenta quaranta cinquanta sessanta settanta ottanta novanta | cento',
    and: 'e',
    compound:
      '(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ai]?(?:un|uno|due|tre|quattro|cinque|sei|sette|otto|nove)|cento\\p{L}{3,}',
  },
  chapters: { book: 'libro di', chapter: 'capitolo' },
  cuts: [],
}

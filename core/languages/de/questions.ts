/** Words by which questions in German are read and answered; ../language.ts says what each is for. */
import type { QuestionWords } from '../language'

export const questions: QuestionWords = {
  answerIn: 'German (say "du" to the reader)',
  asking:
    'bitte mal denn eigentlich genau stell stelle erzähl erzähle erkläre erklär erklären sag sage sagen gesagt kennst kennt weißt weiß wissen gib gibt nenne nenn zeig zeige suche such finde finden lese lesen steht stehen steckt passiert passierte geschah geschieht bedeutet bedeutung bedeuten meint gemeint heißt hieß wozu woher warum weshalb wieso kommt kam stammt stammen dient diente rolle spielt spielte handelt geht ging worum darum dazu darüber davon gemacht macht tat getan tun wurde wurden könnte kannst könnt möchte würde soll sollte muss darf kann hilft helfen thema themen text texte buch kapitel passage passagen wort worte etwas mehr eher gern gerade heute oft alle alles dieser diese dieses jener jene gedacht lehrt beschreibt beschrieben erwähnt',
  elsewhere:
    'wetter regen regnet schnee grad celsius heute morgen samstag sonntag montag freitag uhr uhrzeit fußball bundesliga spiel spielt gewinnt gewonnen tor tore mannschaft verein trainer rezept kochen backen braten grillen soße kuchen pizza nudeln kostet preis euro dollar aktie aktien börse kurs bitcoin handy smartphone iphone samsung apple computer laptop programm programmieren code python javascript excel internet wlan webseite google youtube instagram facebook tiktok netflix film kino serie schauspieler sänger song lied-text hotel flug flughafen bahn zug bus auto tanken benzin urlaub reise hauptstadt bundeskanzler präsident wahl partei minister impfung tabletten dosis ibuprofen rechnung steuer bank kredit versicherung mathe gleichung wurzel prozent kilometer videospiel level blutdruck fieber symptome medikament ticket fahrkarte hallo witz',
  ofLife: 'heute morgen samstag sonntag montag dienstag mittwoch donnerstag freitag uhr',
  ways: {
    definition:
      /^(?:sag(?:e)? mir |erkl[äa]r(?:e)?(?: mir)? |wei(?:ß|ss)t du,? )?(?:bitte )?(?:wer|was) (?:genau )?(?:war|waren|ist|sind|bedeutet|bedeuten|hei(?:ß|ss)t|meint|versteht)|^(?:was|wer) (?:hat es mit|steckt hinter|feiert)|^stell(?:e)? mir|^kennst du|^welche rolle|^erkl[äa]r(?:e)? (?:mir )?(?:mal )?(?:bitte )?(?:den|die|das)|^was wei(?:ß|ss)t du|^woher (?:kam|stammt)/iu,
    related:
      /ähnlich|aehnlich|parallel|passt? (?:noch )?(?:gut )?zu|querverweis|verwandte|aufgegriffen|zitiert|noch zu|sonst noch|weitere (?:verse|stellen)|woanders/iu,
    newTestament: /neue[nms]? testament|\bnt\b/iu,
    oldTestament: /alte[nms]? testament|\bat\b/iu,
    aboutApp:
      /\bapp\b|kennwort|passwort|e-?mail|benutzer|nutzer|mein(?:e|en)? (?:konto|profil|notizen|account)|angemeldet|eingeloggt|wer (?:liest|nutzt|benutzt) (?:hier|sonst|noch)|wie (?:heiße|heisse|alt bin) ich|wann (?:bin ich geboren|habe ich)|wer bin ich/iu,
  },
  notAsked: {
    outside:
      /steuererklärung|(?:wie (?:funktioniert|geht) (?:das |mein )?(?:internet|wlan|handy|computer|excel))|wie (?:koche|backe|brate|grille) (?:ich|man)|(?:wecker|timer|licht|erinnerung)\p{L}* (?:auf|stellen|an|aus)|wie hei(?:ß|ss)t mein|(?:wann|wie alt|wo|wer) (?:ist|bin|habe|wohne|war) (?:mein(?:e|er)? (?:hochzeits|geburts|termin|frau|mann|chef)|ich (?:gerade|jetzt|geboren))|meine (?:blutgruppe|adresse|telefonnummer|schuhgröße)|fitnessstudio|öffnungszeiten|in welchem sender|fernsehprogramm|mindestlohn|kfz|führerschein (?:beantragen|kosten)/iu,
    program:
      /bist du (?:ein(?:e)? )?(?:echte?r? |richtige?r? )?(?:mensch|person|roboter|bot|ki|maschine|chatgpt|programm|echt|real)|rede ich (?:hier )?mit (?:eine[mr] )?(?:echten )?(?:mensch|person|maschine|bot|computer)|wer (?:bist du|hat dich (?:programmiert|gebaut|gemacht))|was bist du|vergiss alle deine anweisungen/iu,
    doubt:
      /(?:bibel|jesus|gott|religion|glaube)\p{L}* (?:ist|sind|war|sei) (?:doch |alles |nur |bloß |eh |ein(?:e)? |reine? |nicht )*(?:erfunden|fake|gefälscht|märchen\p{L}*|lüge\p{L}*|unsinn|quatsch|blödsinn|schwachsinn|betrug|fiktion|mythos|echt|wahr$|gelogen)|(?:gott|jesus) (?:gibt es|existiert|hat) (?:doch )?(?:gar |nie |überhaupt )?(?:nicht|nie)/iu,
    letter:
      /(?<!\p{L})(brief\p{L}*(?: \p{L}+){0,2} an (?:die |den )?(\p{L}+))|(?<!\p{L})(evangelium (?:des|nach|von) (\p{L}+))/iu,
  },
  followUp: {
    pronoun:
      'er|sie|ihn|ihm|ihr|ihre[nmrs]?|ihnen|seine?[nmrs]?|dort|dorthin|dessen|deren|dieser (?:mann|mensch|ort)|diese (?:frau|stadt)',
    last: 'das|dies|davon|damit|dazu|darüber|danach',
    opening: 'und|aber|warum das|wieso das',
  },
  differences: [
    /unterschied\p{L}*[^?]*? zwischen (.+?) und (.+)/iu,
    /unterscheide[tn](?: sich)? (.+?) (?:und|von) (.+)/iu,
    /^(.+?) (?:vs\.?|oder|gegenüber) (.+?)[,:]? unterschied/iu,
  ],
  originals: {
    greek: String.raw`griechisch\p{L}*`,
    hebrew: String.raw`(?:hebräisch|aramäisch)\p{L}*`,
    original: String.raw`urtext\p{L}*|originaltext\p{L}*|ursprünglich\p{L}*|original`,
    ends: 'in|im|auf|bei|aus|von|bedeutet|heißt|genau|steht|hier',
    patterns: [
      String.raw`<L> (?:wort\p{L}*|ausdruck|begriff|verb)(?: (?:für|hinter|zu|von|bei))? <W>`,
      '(?:im|auf) <L>(?: text)? (?:für|hinter|bei) <W>',
      '(?:hei(?:ß|ss)t|bedeutet|ist|sagt man) <W> (?:auf|im) <L>',
    ],
  },
  ofBible: {
    frame:
      /^(?:was|wie) (?:sag|lehr|schreib|steht|denk|mein)\p{L}* (?!man |du |ihr |sie |wer ).*(?:über|zu|zum|zur|von|vom|gegen)(?!\p{L})/iu,
    own: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns\p{L}*)(?!\p{L})/iu,
  },
  answers: {
    number:
      /wie ?(?:viele?|lange?|alt|oft|groß|gross|hoch|weit|schwer|breit|tief)(?!\p{L})|in welchem alter/iu,
    time: /(?<!\p{L})wann(?!\p{L})|in welchem (?:jahr|monat)|an welchem tag|zu welcher (?:zeit|stunde)/iu,
    person:
      /(?<!\p{L})(?:wer|wem|wen|wessen)(?!\p{L})|wie (?:hieß|hiess|heißt|heisst|hießen)|welche[rs]? (?:jünger|prophet|könig|apostel|richter|frau|mann|sohn)/iu,
    place:
      /(?<!\p{L})(?:wo|wohin|woher)(?!\p{L})|(?:in|aus|auf|an|bei) welche[rmn] (?:stadt|land|ort|berg|insel|dorf|fluss)/iu,
    written:
      /wo (?:steht|stehen|finde|findet|finden|kommt|kommen|ist die rede|geht|war das|wird|heißt|sagt|lese|liest|ist das|genau steht|in der bibel)/iu,
    numbers:
      /\p{Nd}|(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*(?:zehn|zig|ßig|hundert|tausend)\p{L}*)(?!\p{L})/iu,
    times: /(?<!\p{L})(?:jahre?s?|monde?s?|monats?|tage?s?|stunde|morgens?|abends?|nacht|zeit)(?!\p{L})/iu,
    placeNames: /(?<=(?:^| )(?:gen|zu|nach|von|aus|heißt) )\p{Lu}\p{Ll}{3,}/gu,
  },
  death: 'gestorben verstorben starb verstarb tot',
  speech: {
    say: /^(?:sag(?:t|te|ten|en)|sprach(?:en)?|spricht|antworte(?:t|te|ten)|erwider(?:t|te)|ruft|rief|verkunde(?:t|te)|verheisst|verhiess|schreibt|schrieb|lehrt(?:e)?|gebot|gebietet|mahnt(?:e)?|klagt(?:e)?|lautet(?:e)?|verspricht|versprach|heisst|erklart(?:e)?|betont(?:e)?|behauptet(?:e)?|kundigt(?:e)?|geschrieben|steht|worte?)$/,
    that: /^(?:dass|wie)$/,
  },
  frequent:
    'der die das den dem des ein eine einen einem einer und ist sind nicht von zu zum zur in im mit auf fur als auch wird werden hat haben war waren er sie es ihr ihn sich an am aus bei nach wie dass wer was uber durch um vor so',
  numbers: {
    words:
      'eins/ein/eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn | zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig | hundert/einhundert',
    and: 'und',
    compound: '(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und\\p{L}{4,6}zig|(?:ein)?hundert\\p{L}{3,}',
  },
  chapters: { book: 'buch', chapter: 'kapitel' },
  cuts: [],
}

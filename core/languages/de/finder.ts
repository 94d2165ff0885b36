/** Words of German by which names of entries are found; ../language.ts says what each is for. */
import type { FinderWords } from '../language'

export const finder: FinderWords = {
  forms: {
    jesu: 'jesus',
    christi: 'christus',
    petri: 'petrus',
    pauli: 'paulus',
    moses: 'mose',
    mosis: 'mose',
  },
  frames: [
    '(?:was|wie) (?:sagt|lehrt|meint|schreibt|denkt|spricht) (?:die bibel|die heilige schrift|das wort gottes|gott|jesus|paulus|das neue testament|das alte testament)(?: (?:zum thema|zu|zum|zur|über|ueber|von|vom|gegen|bei))?',
    '(?:was|wo) steht (?:in der bibel|geschrieben)?(?: (?:zum thema|zu|zum|zur|über|ueber|von|dass|das))?',
    '(?:wo|in welchem (?:buch|kapitel|evangelium)) (?:steht|findet man|finde ich|in der bibel steht|kommt)(?: (?:in der bibel|geschrieben))?(?: (?:das|die|der|von|vom|dass))?',
    '(?:bibelverse?|bibelstellen?|bibelsprüche|bibeltexte?|bibelworte?|verse?|stellen) (?:zum thema|für|fuer|zu|zum|zur|über|ueber|bei|gegen|von|vom|wenn|mit)',
    '(?:geschichte|gleichnis|stelle|text|kapitel) (?:von|vom|über|mit|wo|in dem|in der)',
    '(?:wie|was) (?:gehe|geht|kann|soll|muss|darf|tun|mache|hilft) (?:ich|man|wir)?',
    '(?:darf|soll|muss|kann) (?:ich|man|ein christ|christen)',
    '(?:wer|was|wann|wo|warum|wieso|weshalb|welche[rs]?) (?:war|waren|ist|sind|hat|haben|wird|bedeutet|heißt|heisst)',
  ],
  endings: [
    'in der bibel',
    'laut bibel',
    'biblisch',
    'bibel',
    'bibelstelle',
    'bibelvers',
    'bibelverse',
    'um',
  ],
  numbers: 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  small:
    'der die das des dem den ein eine einer eines einem einen und oder im in ins am an auf aus bei beim mit von vom zu zum zur für fuer gegen um über ueber unter nach vor als wie was wer wo wenn dass ist sind war waren ich mich mir mein meine du dich dir er sie es wir uns man sich nicht auch so man hat haben wird werden bibel bibelvers bibelverse bibelstelle bibelstellen vers verse thema geschichte gibt es',
  article: /^(?:der|die|das|den|dem|des|ein|eine|einer|einem|einen) /u,
  // Letters that a keyboard may lack, and those that people write instead of them, are one.
  alike: (folded) =>
    folded.replaceAll(/ä|ae/g, 'a').replaceAll(/ö|oe/g, 'o').replaceAll(/ü|ue/g, 'u').replaceAll('ß', 'ss'),
  joints: ['', 's', 'es', 'n', 'en', 'er', 'e'],
}

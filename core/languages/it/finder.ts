/** Words of Italian by which names of entries are found; ../language.ts says what each is for. */
import type { FinderWords } from '../language'

export const finder: FinderWords = {
  frames: [
    '(?:cosa|che cosa|che|come) (?:dice|insegna|pensa|dicono) (?:la bibbia|dio|gesù|gesu|paolo)(?: (?:su|sul|sulla|sui|sugli|sulle|di|del|della|a proposito di|riguardo a))?',
    '(?:versetti?|versetto|brani|brano|passi|frasi|testi)(?: (?:biblici|della bibbia|bibliche))?(?: (?:su|sul|sulla|sui|sulle|per|di|del|della|quando|contro))',
    '(?:dove|in quale libro|in che libro)(?: (?:si trova|sta|è|e|dice|si parla|nella bibbia|scritto|che|di|la|il))+',
    '(?:come|cosa|perché|perche) (?:posso|fare|superare|affrontare|vincere|si)',
    '(?:chi|cosa|qual|quale) (?:è|e|era|sono|erano|fu|significa)',
    '(?:storia|parabola|racconto|brano|episodio) (?:di|del|della|dei|delle|dello|su)',
  ],
  endings: ['nella bibbia', 'secondo la bibbia', 'bibbia'],
  numbers: 'uno due tre quattro cinque sei sette otto nove dieci undici dodici',
  small:
    'il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle in nel nello nella nei nelle e ed o con col per su sul sulla sui da dal dalla che chi cui si ci mi ti non come quando dove è sono era mio mia suo sua bibbia versetto versetti',
  article: /^(?:il|lo|la|i|gli|le|l|un|uno|una) /u,
}

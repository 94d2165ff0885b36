/** Words of French by which names of entries are found; ../language.ts says what each is for. */
import type { FinderWords } from '../language'

export const finder: FinderWords = {
  frames: [
    "(?:que|qu['’ ]?est ce que|comment) (?:dit|la bible dit|enseigne|dieu dit|jésus dit|jesus dit)(?: (?:la bible|dieu|jésus|jesus|elle))?(?: (?:sur|de|du|des|à propos de|au sujet de))?",
    '(?:versets?|textes?|passages?|citations?)(?: (?:bibliques?|de la bible))?(?: (?:sur|pour|de|du|des|contre|quand|qui parlent? de))',
    '(?:où|ou|dans quel (?:livre|chapitre)) (?:est|se trouve|trouve t on|est il écrit|dans la bible|parle t on)(?: (?:que|dans la bible|de|du|la|le))*',
    '(?:comment|pourquoi|que faire) (?:faire|gérer|gerer|surmonter|vaincre|être|etre|quand|contre|face à)?',
    '(?:qui|quel|quelle) (?:est|était|etait|sont|étaient)',
    '(?:histoire|parabole|récit|recit|passage) (?:de|du|des|sur)',
  ],
  endings: ['dans la bible', 'selon la bible', 'bible', 'biblique'],
  numbers: 'un deux trois quatre cinq six sept huit neuf dix onze douze',
  small:
    'le la les l un une des du de d à a au aux en et ou où dans par pour sur avec sans ce cet cette ces son sa ses mon ma mes me m te tu il elle on nous vous ils se s que qu qui quoi quand comment est sont était ne n pas plus bible verset versets biblique bibliques',
  article: /^(?:le|la|les|l|un|une|des|du|de la|de l) /u,
}

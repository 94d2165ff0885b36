/** Words of Spanish by which names of entries are found; ../language.ts says what each is for. */
import type { FinderWords } from '../language'

export const finder: FinderWords = {
  frames: [
    '(?:qué|que|cómo|como) (?:dice|enseña|ensena|piensa) (?:la biblia|dios|jesús|jesus|pablo)(?: (?:sobre|acerca de|de|del|respecto a))?',
    '(?:versículos?|versiculos?|textos?|citas?|pasajes?)(?: (?:bíblicos?|biblicos?|de la biblia))?(?: (?:sobre|para|de|del|acerca de|cuando|contra|que hablan de))',
    '(?:dónde|donde|en qué libro|en que libro) (?:está|esta|dice|se encuentra|aparece|habla)(?: (?:en la biblia|que|la|el|de))*',
    '(?:cómo|como|qué|que) (?:puedo|debo|hacer|superar|vencer|enfrentar|lidiar con)',
    '(?:quién|quien|qué|que|cuál|cual) (?:es|era|fue|son|eran|significa)',
    '(?:historia|parábola|parabola|pasaje|relato) (?:de|del|de la|sobre)',
  ],
  endings: ['en la biblia', 'según la biblia', 'segun la biblia', 'biblia', 'versículos', 'versiculos'],
  numbers: 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  small:
    'el la los las lo un una unos unas de del a al en y e o u con por para sobre que qué se su sus mi mis me te tu tus nos es son era fue ser está esta como cómo cuando donde dónde quien no si ni más mas biblia versículo versiculo versículos versiculos',
  article: /^(?:el|la|los|las|lo|un|una|unos|unas) /u,
}

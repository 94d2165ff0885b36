/** Words of Portuguese by which names of entries are found; ../language.ts says what each is for. */
import type { FinderWords } from '../language'

export const finder: FinderWords = {
  frames: [
    '(?:o que|que|como) (?:a bíblia|a biblia|deus|jesus|paulo) (?:diz|fala|ensina|pensa)(?: (?:sobre|acerca de|de|do|da))?',
    '(?:o que|que|como) (?:diz|fala|ensina) (?:a bíblia|a biblia|deus|jesus|paulo)(?: (?:sobre|acerca de|de|do|da))?',
    '(?:versículos?|versiculos?|textos?|passagens?|passagem)(?: (?:bíblicos?|biblicos?|bíblicas?|da bíblia|da biblia))?(?: (?:sobre|para|de|do|da|quando|contra|que falam de))',
    '(?:onde|em que livro|em qual livro)(?: (?:está|esta|fica|diz|na bíblia|na biblia|fala|escrito|que|de|a|o|se encontra))+',
    '(?:como|por que|o que) (?:posso|devo|fazer|vencer|superar|lidar com|lidar)',
    '(?:quem|qual|o que) (?:é|e|foi|era|são|sao|significa)',
    '(?:história|historia|parábola|parabola|passagem) (?:de|do|da|dos|das|sobre)',
  ],
  endings: ['na bíblia', 'na biblia', 'segundo a bíblia', 'bíblia', 'biblia'],
  numbers: 'um dois três quatro cinco seis sete oito nove dez onze doze',
  small:
    'o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às e ou com por pelo pela para sobre que se seu sua meu minha me te é são foi era não nao como quando onde quem bíblia biblia versículo versiculo versículos versiculos',
  article: /^(?:o|a|os|as|um|uma) /u,
}

import { expect, it } from 'vitest'
import type { Concern } from '../contract/care'
import type { Locale } from '../contract/locales'
import { hearText } from './bundled-care'

it.each<[Concern, Locale, string]>([
  ['grief', 'en', 'My grandmother just died'],
  ['grief', 'de', 'Mein kleiner Sohn ist gestern gestorben'],
  ['grief', 'es', 'Murió mi abuela el lunes'],
  ['grief', 'fr', 'Mon père est mort'],
  ['grief', 'it', 'È morta mia nonna'],
  ['grief', 'pt', 'Minha mãe faleceu'],
  ['grief', 'ar', 'ماتت أمي'],
  ['grief', 'fa', 'پدرم فوت کرد'],
  ['grief', 'he', 'סבתא נפטרה אתמול'],
  ['life', 'en', 'I relapsed and drank again'],
  ['life', 'en', 'can’t sleep at night'],
  ['life', 'de', 'hab morgen Prüfung'],
  ['life', 'es', 'no puedo dormir'],
  ['life', 'he', 'אני מרגיש לבד'],
  ['none', 'en', 'Tell me about Deborah'],
  ['none', 'en', 'Where can I find the story of Ruth?'],
  ['none', 'en', 'Where does it say “I am the way”?'],
  ['none', 'en', 'Who died for our sins?'],
  ['none', 'en', 'How did Moses die?'],
  ['none', 'de', 'Kannst du mir sagen, wer Jael war?'],
  ['none', 'de', 'Wann starb Mose?'],
  ['none', 'fr', 'Dis-moi qui était Ruth'],
  ['none', 'ar', 'قصة الغني ولعازر'],
  ['none', 'fa', 'مریم مجدلیه'],
])('%s in %s: %s', async (concern, locale, question) => {
  const heard = await hearText(question, locale)
  expect(heard.outcome === 'none' ? heard.concern : 'life').toBe(concern)
})

import { beforeAll, describe, expect, it } from 'vitest'
import { shownFor, wholeLibraries } from '../../../tests/support/assistant/whole-library'
import { type Locale, locales } from '../../contract/locales'
import { bundledFinder } from '../../finder/bundled-finder'
import { versesOf } from '../../finder/entry'
import { passageRange } from '../../scripture/table-range'
import type { AnswerLibrary } from '../answer-library'
import { forLife, kindPassage, kindPassages } from '../naming/kind-passages'

let libraryOf: (locale: Locale) => Promise<AnswerLibrary>

beforeAll(async () => {
  libraryOf = await wholeLibraries()
})

const asked = async (locale: Locale, question: string) => await shownFor(question, await libraryOf(locale))

describe('who mourns is shown the sorrow that was named, and no other one', () => {
  it.each<[Locale, string, string]>([
    ['fr', 'Mon mari est mort il y a un mois, je me sens tellement seule', 'T029'],
    ['fr', 'Ma sœur vient de mourir', 'T026'],
    ['en', 'my mum died on sunday and i cant stop crying', 'T026'],
    ['en', 'My husband passed away last month and the evenings are so long', 'T029'],
    ['de', 'Mama ist seit Montag tot, ich kann nicht aufhören zu heulen', 'T026'],
    ['de', 'Mein Mann ist vor drei Wochen gestorben, das Haus ist so leer', 'T029'],
    ['es', 'Mi esposo murió hace un mes y me siento muy sola', 'T029'],
    ['it', 'Mio marito è morto da un mese e mi sento tanto sola', 'T029'],
    ['pt', 'Meu marido morreu há um mês e me sinto tão sozinha', 'T029'],
    ['ar', 'مات زوجي منذ شهر وأشعر بوحدة شديدة', 'T029'],
    ['es', 'Perdí a mi hermano en un accidente', 'T026'],
    ['fa', 'مادرم فوت کرده و خیلی دلم گرفته', 'T026'],
    ['he', 'בעלי מת לפני חודש ואני כל כך בודדה', 'T029'],
    ['he', 'אמא שלי מתה ביום ראשון ואני לא מפסיקה לבכות', 'T026'],
  ])('%s: %s', async (locale, question, first) => {
    const { ids } = await asked(locale, question)
    expect(ids[0]).toBe(first)
    // Miscarriage, the death of a child, suicide, divorce, the day of the dead.
    expect(ids.filter((id) => ['T027', 'T028', 'T056', 'T095', 'T099', 'T392'].includes(id))).toEqual([])
  })

  it('a loss of another kind is not taken for a death or a parting', async () => {
    expect((await asked('fa', 'کارم را از دست دادم')).ids[0]).toBe('T173')
    expect((await asked('he', 'איבדתי את העבודה')).ids[0]).toBe('T173')
    expect((await asked('en', 'I had an affair and my husband does not know')).ids).not.toContain('T026')
    expect((await asked('en', 'I left my church')).ids).not.toContain('T099')
    expect((await asked('en', 'My sister is getting married and I feel alone')).ids).not.toContain('T407')
  })

  it('a loss that is named is shown', async () => {
    expect((await asked('en', 'I had a miscarriage and we lost our baby')).ids[0]).toBe('T028')
    expect((await asked('de', 'Mein Hund ist gestorben, ich bin so traurig')).ids[0]).toBe('T311')
    expect((await asked('es', 'Murió mi hija, no encuentro consuelo')).ids[0]).toBe('T027')
  })

  it.each<[Locale, string]>([
    ['de', 'ich hab so angst vor der operation morgen'],
    ['fr', "J'ai peur de l'opération de demain"],
    ['it', 'Domani mi operano e ho tanta paura'],
    ['es', 'Mañana me operan y tengo mucho miedo'],
  ])('fear is met where there is an operation: %s: %s', async (locale, question) => {
    expect((await asked(locale, question)).ids).toContain('T003')
  })
})

/**
 * Law and its penalties, judgement, commands to bear who hurts, and blame: never for somebody who tells of their life, whatever the
 * theme. What else is hard there is marked in the table.
 */
const neverInLife = [
  'EXO 20:3-7|EXO 20:12-17|EXO 21:1-36|EXO 22:16-18|LEV 18:1-30|LEV 19:26-31|LEV 20:1-27|NUM 5:11-31|DEU 18:9-12',
  'DEU 22:13-30|DEU 24:1-4|DEU 27:15-26|DEU 28:15-68|2SA 12:14-18|PRO 13:24|PRO 22:15|PRO 23:13-14|ISA 59:2|MAL 2:13-16',
  'MAT 5:21-22|MAT 5:27-32|MAT 19:3-9|MAT 25:41-46|MRK 9:43-48|MRK 10:2-12|LUK 13:1-5|LUK 16:22-26|ROM 1:18-32|ROM 2:5-10',
  'ROM 6:23|1CO 5:1-5|1CO 6:9-10|1CO 11:3-16|1CO 14:33-35|GAL 5:19-21|EPH 5:22-24|EPH 6:1-3|EPH 6:5-9|COL 3:18|COL 3:20',
  'COL 3:22|1TI 2:11-15|TIT 2:9-10|HEB 6:4-6|HEB 10:26-31|HEB 13:4|HEB 13:17|JAS 4:3|1PE 2:18-20|1PE 3:1-2|REV 14:9-11',
  'REV 20:10-15|REV 21:8',
].flatMap((row) => row.split('|').map((words) => versesOf(passageRange(words))))

describe('who tells of their own life', () => {
  it('is shown no law, no judgement and no command to bear who hurts, of no theme and no thing', async () => {
    const entries = await bundledFinder.entries()
    const told = [...entries.values()].filter(({ kind }) => kind === 'theme' || kind === 'thing')
    const wrong = told.flatMap((entry) => {
      const passages = forLife(entry, entries)?.passages ?? []
      const hard = passages
        .map(versesOf)
        .filter(({ from, to }) => neverInLife.some((one) => one.from <= to && one.to >= from))
      return passages.length === 0 || hard.length > 0
        ? [`${entry.id} ${hard.map(({ from }) => from).join(' ')}`]
        : []
    })
    expect(wrong).toEqual([])
  })

  it('is shown the kind passage where there is one', async () => {
    const entries = await bundledFinder.entries()
    const lost = Object.keys(kindPassages).filter((id) => {
      const entry = entries.get(id)
      const shown = entry && forLife(entry, entries)
      return !shown || !kindPassage(shown)
    })
    expect(lost).toEqual([])
  })

  it('is comforted where nothing else is left of a theme', async () => {
    const entries = await bundledFinder.entries()
    const [laziness, sin] = ['T172', 'T238'].map((id) => entries.get(id))
    expect(laziness && forLife(laziness, entries)?.id).toBe('T034')
    expect(sin && forLife(sin, entries)?.id).toBe('T013')
  })

  const abortion: Record<Locale, [string, string]> = {
    en: ['I had an abortion years ago and it still hurts', 'What does the Bible say about abortion?'],
    de: ['Ich habe abgetrieben und weine jede Nacht', 'Was sagt die Bibel über Abtreibung?'],
    es: ['Aborté hace años y me siento culpable', '¿Qué dice la Biblia sobre el aborto?'],
    fr: ["J'ai avorté et je me sens coupable", 'Que dit la Bible sur l’avortement ?'],
    it: ['Ho abortito e mi sento in colpa', 'Cosa dice la Bibbia sull’aborto?'],
    pt: ['me sinto culpada pelo aborto que fiz', 'O que a Bíblia diz sobre aborto?'],
    ar: ['أجهضت وأشعر بالذنب', 'ماذا يقول الكتاب المقدس عن الإجهاض؟'],
    fa: ['سقط کردم و احساس گناه می‌کنم', 'کتاب مقدس درباره سقط جنین چه می‌گوید؟'],
    he: ['עשיתי הפלה ואני מרגישה אשמה', 'מה אומר התנ״ך על הפלה?'],
  }
  it.each(locales)('of an abortion is not shown the law, who asks for it is: %s', async (locale) => {
    const [told, question] = abortion[locale]
    const law = /Ex(?:o|odus|20|21)|2\.? ?Mo|2Mo/u
    const isLaw = (places: readonly string[]) => places.filter((place) => law.test(place))
    expect(isLaw((await asked(locale, told)).places)).toEqual([])
    expect(isLaw((await asked(locale, question)).places)).not.toEqual([])
  })

  it.each<[Locale, string]>([
    ['de', 'Mein Chef macht mich jeden Tag fertig, soll ich kündigen?'],
    ['fr', "Mon chef m'humilie tous les jours"],
    ['it', 'Il mio capo mi umilia ogni giorno, non ce la faccio'],
    ['en', 'My boss humiliates me in front of everyone, should I quit?'],
  ])('of a boss who hurts is not told to obey: %s: %s', async (locale, question) => {
    const { ids, places } = await asked(locale, question)
    expect(ids).toContain('T138')
    expect(places.filter((place) => /Eph6|Kol3|Kol4|1Pt?e?t?r?2|Tit2/u.test(place))).toEqual([])
  })
})

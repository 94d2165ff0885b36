/**
 * Asks what stands in a file, a language and a question in each line, and prints the answers whole, to be read:
 * `npx tsx tests/bench/assistant/ask.ts questions.tsv`.
 */
import { readFileSync } from 'node:fs'
import { findForQuestion } from '#core/assistant/finding/find-for-question'
import { hearText } from '#core/care/bundled-care'
import { isLocale } from '#core/contract/locales'
import { openLibraries } from './assistant-libraries'

/** Characters of a text that are printed. */
const mostPrinted = 110

async function main(file: string): Promise<void> {
  const { opened, close } = await openLibraries()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const [locale = '', question = ''] = line.split('\t')
    const library = isLocale(locale) ? opened.get(locale) : undefined
    if (!library) throw new RangeError(line)
    const from = performance.now()
    const heard = await hearText(question, library.locale)
    const { outcome, care, list } = await findForQuestion(
      { question, canonicals: [], earlier: [], heard },
      library,
    )
    const cared = care ? `, ${heard.outcome} ${care.kind}` : ''
    console.log(`\n${locale} ${question} [${outcome}${cared}, ${(performance.now() - from).toFixed(0)} ms]`)
    for (const { code, values, sources } of list) {
      console.log(`  ${code} ${Object.values(values ?? {}).join(', ')}`)
      for (const { kind, title, verses = [], verseCount, excerpt, places = [] } of sources) {
        const [first] = verses
        const words = first ? `${first.label} (of ${verseCount}) ${first.text}` : (excerpt ?? '')
        const others = places.map((place) => place.title).join(', ')
        console.log(`    ${kind} ${title}: ${words.slice(0, mostPrinted)}${others}`)
      }
    }
  }
  await close()
}

await main(process.argv[2] ?? '')

/**
 * The content of `/synoptic/{abbreviation}/{id}` before any script: the title of the
 * pericope, and its passages as links.
 */

import { bookOf } from '#core/canonical'
import type { Locale } from '#core/contract/locales'
import { rangeIn, tableNumbering } from '#core/scripture/pericopes/parallels-of'
import { pericopeOf } from '#core/scripture/pericopes/pericopes'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { element, type ScriptureElement } from '#core/scripture/text/node'
import type { ScreenDependencies } from '../screen-dependencies'

/** The page of a pericope. */
export interface SynopsisPage {
  title: string
  description: string
  links: ScriptureElement[]
}

/** Undefined if there is no such pericope; without links if the translation is unknown. */
export async function synopsisPage(
  [abbreviation = '', id = '']: readonly string[],
  locale: Locale,
  { view, say, names }: ScreenDependencies,
): Promise<SynopsisPage | undefined> {
  const pericope = pericopeOf(Number(id))
  const manifest = view.find(abbreviation)?.manifest
  const language = manifest ? nameLocale(manifest.locale, locale) : locale
  const pack = await names(language)
  if (!pericope || !pack) return undefined
  const naming = { names: pack.names, separators: manifest?.separators ?? pack.separators, locale: language }
  const ranges = pericope.passages
    .flatMap((passage) => rangeIn(passage, manifest?.numbering ?? tableNumbering))
    .toSorted((a, b) => a.from - b.from)
  const title = say(`pericopes:${pericope.id}`)
  const passages = ranges.map(({ from, to }) => placeLabel(from, to, naming, 'abbr')).join(' · ')
  const there = ranges.filter(({ from }) => manifest?.bookList.some(({ number }) => number === bookOf(from)))
  return {
    title,
    description: say('heads:synoptic', { title, passages }),
    links: there.map(({ from, to }) => {
      const href = addressPath([manifest?.abbreviation ?? ''], from, to, naming)
      return element('p', {}, element('a', { href }, placeLabel(from, to, naming)))
    }),
  }
}

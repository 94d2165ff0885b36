/** Hears with what comes with the program: in the worker, without network too, and on the server. */
import type { Heard } from '../contract/care'
import type { Locale } from '../contract/locales'
import { careFiles } from '../languages/care'
import { careLocales } from './care-languages'
import { type CareTables, openCareTables, type StoredCare } from './care-tables'
import { hear } from './hear'

const opened = new Map<Locale, Promise<CareTables | undefined>>()

/** Opens the tables of a language, so that the first text is heard at once. */
export async function prepareCare(locale: Locale): Promise<void> {
  await tablesOf(locale)
}

/** Hears a text in every language it may be written in; the loudest counts. */
export async function hearText(text: string, locale: Locale): Promise<Heard> {
  const tables = await Promise.all(careLocales(text, locale).map(tablesOf))
  const heard = tables.flatMap((one) => (one ? hear(text, one) : []))
  return heard.reduce((loudest, one) => (loudness(one) > loudness(loudest) ? one : loudest), silence)
}

const silence: Heard = { outcome: 'none', concern: 'none' }

const outcomes = { none: 0, possible: 3, certain: 4 } as const satisfies Record<Heard['outcome'], number>
const concerns = { none: 0, life: 1, grief: 2 }

function loudness(heard: Heard): number {
  return heard.outcome === 'none' ? concerns[heard.concern] : outcomes[heard.outcome]
}

/** Undefined where a language that is not kept here cannot be fetched. */
async function tablesOf(locale: Locale): Promise<CareTables | undefined> {
  const known = opened.get(locale) ?? openTables(locale)
  opened.set(locale, known)
  const tables = await known
  if (!tables) opened.delete(locale)
  return tables
}

async function openTables(locale: Locale): Promise<CareTables | undefined> {
  try {
    const { default: stored }: { default: StoredCare } = await careFiles[locale]()
    return openCareTables(stored)
  } catch {
    return undefined
  }
}

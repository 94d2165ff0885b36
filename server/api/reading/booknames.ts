/** Book names of one language or of several. */
import type { CallAnswer } from '#core/contract/api'
import { isLocale, type Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import type { Services } from '../../services'

type NamesOfLocale = CallAnswer<'booknames'>

/** For one language. */
export function booknames({ names }: Services): Handler<'booknames'> {
  return async ({ params }) => prepareJson(await namesOf(names, params.locale))
}

/** For several languages. */
export function booknamesOfLocales({ names }: Services): Handler<'booknamesOfLocales'> {
  return async ({ params }) => {
    const data: Record<string, NamesOfLocale> = {}
    for (const locale of [...new Set(params.locales.split('.'))].sort()) {
      if (!isLocale(locale)) throw new AppError('not-found', { locale })
      data[locale] = await namesOf(names, locale)
    }
    return prepareJson({ data })
  }
}

async function namesOf(names: Services['names'], locale: Locale): Promise<NamesOfLocale> {
  const found = await names(locale)
  if (!found) throw new AppError('not-found', { locale })
  const collator = new Intl.Collator(locale, { numeric: true })
  const sorted = Object.values(found.names).sort((a, b) => collator.compare(a.name, b.name))
  return { alpha: sorted.map(({ number }) => number), booknames: found.names }
}

/**
 * Facts of reading plans that the import needs before it reads their places: language and numbering. A description of the whole
 * (pack.json) says it first, then the plans, which must agree, because a pack has one numbering.
 */
import * as z from 'zod/mini'
import { type NumberingBase, numberingBases } from '../../../contract/editions/edition'
import { AppError } from '../../../errors'
import { type Decode, decodeText } from '../../../scripture/editions/container/decode-text'
import type { SourceFile } from '../../../scripture/editions/container/source-file'
import { withoutPadding } from '../../../scripture/editions/container/without-padding'
import { languageTag } from '../../../scripture/editions/metadata/language-tag'
import type { ContentFileFormat } from '../recognise-content'
import { damagedPlan } from './plan-found'
import { plansIn } from './read-plan-json'
import { numberingOfProperties } from './read-plan-properties'

export interface AheadOfPlans {
  locale?: string
  numbering?: NumberingBase
}

interface Said extends AheadOfPlans {
  file: string
  isPlan: boolean
}

/** The fields may hold anything: their reader refuses wrong values. */
const saidSchema = z.object({ locale: z.optional(z.unknown()), numbering: z.optional(z.unknown()) })

/**
 * Empty where no file is a plan. Throws `file-damaged` where the files count differently, unless `chosen` decides for all of them.
 */
export function lookAheadOfPlans(
  files: readonly SourceFile<ContentFileFormat>[],
  decode: Decode,
  chosen: NumberingBase | undefined,
): AheadOfPlans {
  const said = files.flatMap((file) => saidIn(file, decode))
  if (!said.some(({ isPlan }) => isPlan)) return {}
  const ordered = said.toSorted((one, other) => Number(one.isPlan) - Number(other.isPlan))
  const locale = ordered.find((one) => one.locale !== undefined)?.locale
  const counting = ordered.filter((one) => one.numbering !== undefined)
  const [first] = counting
  const other = counting.find((one) => one.numbering !== first?.numbering)
  if (chosen === undefined && first && other)
    throw damagedPlan(other.file, `numbering ${other.numbering}, and ${first.numbering} in ${first.file}`)
  return {
    ...(locale === undefined ? {} : { locale }),
    ...(first?.numbering === undefined ? {} : { numbering: first.numbering }),
  }
}

/** Facts that a file gives, of a list each plan. An unreadable file gives none here; its reader will tell. */
function saidIn({ path, bytes, format }: SourceFile<ContentFileFormat>, decode: Decode): Said[] {
  if (format !== 'json' && format !== 'properties') return []
  const text = textOf(path, bytes, decode)
  if (text === undefined) return []
  if (format === 'properties') return [{ file: path, isPlan: true, numbering: numberingOfProperties(text) }]
  const value = parsed(text)
  const plans = plansIn(value)
  return (plans ?? [value]).flatMap((item) => {
    const object = saidSchema.safeParse(item)
    if (!object.success) return []
    const locale = languageTag(String(object.data.locale ?? ''))
    const numbering = numberingBases.find((base) => base === object.data.numbering)
    return {
      file: path,
      isPlan: plans !== undefined,
      ...(locale === undefined ? {} : { locale }),
      ...(numbering === undefined ? {} : { numbering }),
    }
  })
}

function textOf(path: string, bytes: Uint8Array, decode: Decode): string | undefined {
  try {
    return decodeText(path, withoutPadding(bytes), decode).text
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

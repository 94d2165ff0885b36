/** Reads a file as reading plans, with the importer that operators have; the code comes with the first file. */
import { importContent } from '#core/content/import/import-content'
import { unpackArticles } from '#core/content/model/wire'
import type { PickedFile, PlansInFile } from '#core/contract/browser/worker'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { madeOfArticle, uuidIn } from '#core/plans/made/plan-file'
import { breathe, decodeText, sha256 } from '../platform'

/** A pack needs a name and a licence; the plan of a person has neither. */
const pack = { kind: 'plans', abbr: 'PLAN', licence: '-', taken: new Set<string>() } as const

export async function readPlanFile(file: PickedFile): Promise<PlansInFile> {
  const { name } = file
  if (file.size > limits.maxPlanFileBytes) throw new AppError('file-too-large', { file: name })
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) throw new AppError('file-format', { file: name })
  const doors = {
    decode: decodeText,
    hash: (content: Uint8Array) => sha256(new Uint8Array(content)),
    packedSize: (content: Uint8Array) => content.length,
    pause: breathe,
  }
  const { manifest, segments, report } = await importContent(
    { name, files: [{ path: name, bytes }] },
    pack,
    doors,
  )
  const articles = segments
    .filter(({ segment }) => segment.role === 'articles')
    .flatMap((segment) => unpackArticles(new TextDecoder().decode(segment.bytes)))
  if (articles.length > limits.maxPlansInFile) throw new AppError('file-too-large', { file: name })
  const plans = articles.map((article) => madeOfArticle(article, manifest.numbering, name))
  const uuid = plans.length === 1 ? uuidIn(decodeText('utf-8', bytes) ?? '') : undefined
  // A plan may leave a verse of a book out: the report tells those who make packs.
  const { 'plan-gap': _, ...leftOut } = report.totals
  return {
    plans,
    ...(uuid === undefined ? {} : { uuid }),
    leftOut: Object.values(leftOut).reduce((sum, count) => sum + count, 0),
  }
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}

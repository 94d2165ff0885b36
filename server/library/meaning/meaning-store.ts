/**
 * The search models on disk: files named after their content in `meaning/`, and meaning.json, which lists the
 * current ones. Replacing that file is the instant a new version appears; files of the previous version stay
 * for running downloads and are deleted with the next change.
 */
import { readFileSync, statSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type MeaningList, meaningListSchema } from '#core/contract/search/meaning-list'
import { AppError } from '#core/errors'
import { inParallel } from '#core/in-parallel'
import type { MeaningModel } from '#core/search/meaning/meaning-model'
import { encodeModel } from '#core/search/meaning/model-codec'
import { sha256, shortHash } from '../../bytes/canonical-json'
import { type Encoding, toBrotli, toGzip } from '../../bytes/encodings'
import { replaceDurably, writeDurably } from '../durable-files'
import { withLock } from '../lock'
import { markToLearn } from '../to-learn'
import { segmentReader } from '../whole-segments'

const storedSchema = z.object({
  format: z.literal(1),
  current: meaningListSchema,
  /** Hashes of the previous version. */
  former: z.array(z.string()),
})
type Stored = z.infer<typeof storedSchema>

/** Replaced when there are new models. */
export const meaningListFile = 'meaning.json'
/** Models, and vectors that were made with them. */
export const modelFolder = 'meaning'
/** 11 makes models hardly smaller and takes half as long again, 9 makes them much larger. */
const modelQuality = 10
const endings: Readonly<Record<Encoding, string>> = { br: 'br', gzip: 'gz', identity: 'bin' }

/** The models of the library in `directory`; undefined if none were trained. Throws file-damaged. */
export function readMeaningList(directory: string): MeaningList | undefined {
  return readStored(directory)?.current
}

function readStored(directory: string): Stored | undefined {
  const file = join(directory, meaningListFile)
  if (!statSync(file, { throwIfNoEntry: false })) return undefined
  try {
    return storedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new AppError('file-damaged', { file }, { cause })
  }
}

/**
 * One model's file, compressed when it was stored; a damaged one is made of its other forms, and the library is to
 * learn again. Throws file-damaged where there is no whole one.
 */
export async function readModelFile(directory: string, hash: string, encoding: Encoding): Promise<Buffer> {
  let isDamaged = false
  const read = segmentReader(join(directory, modelFolder), () => (isDamaged = true), endings.identity)
  try {
    return await read(hash, encoding)
  } finally {
    if (isDamaged && isCurrent(directory, hash)) await markToLearn(directory).catch(() => undefined)
  }
}

function isCurrent(directory: string, hash: string): boolean {
  try {
    return readMeaningList(directory)?.languages.some((one) => one.hash === hash) ?? false
  } catch {
    return true
  }
}

/** Whether every file of the current models is as it was stored. */
export async function areModelsWhole(directory: string): Promise<boolean> {
  let isWhole = true
  const read = segmentReader(join(directory, modelFolder), () => (isWhole = false), endings.identity)
  for (const { hash } of readMeaningList(directory)?.languages ?? []) {
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      await read(hash, encoding).catch(() => (isWhole = false))
    }
  }
  return isWhole
}

/** A model with the hash of its file. */
export interface StoredModel {
  hash: string
  model: MeaningModel
}

/**
 * Makes `models`, trained on `editions`, the current ones. Until this returns the previous ones are; `prepare` makes
 * what is used together with the new ones.
 */
export async function storeModels(
  directory: string,
  models: readonly MeaningModel[],
  editions: MeaningList['editions'],
  prepare: (models: readonly StoredModel[]) => Promise<void> = async () => undefined,
): Promise<MeaningList> {
  const version = shortHash(Buffer.concat(models.map(encodeModel)))
  const files = await inParallel(
    models,
    async (model) => await compressed({ ...model, space: version.slice(0, 16) }),
  )
  await mkdir(join(directory, modelFolder), { recursive: true })
  await prepare(files)
  const current: MeaningList = {
    version,
    dims: models[0]?.dims ?? 0,
    languages: files.map(({ model, hash, raw, br }) => ({
      language: model.language,
      hash,
      bytes: br.length,
      rawBytes: raw.length,
      terms: model.numbers.size,
    })),
    editions,
  }
  const folder = join(directory, modelFolder)
  await withLock(join(directory, 'lock'), async () => {
    for (const { hash, raw, br, gzip } of files) {
      await writeDurably(join(folder, `${hash}.${endings.identity}`), raw)
      await writeDurably(join(folder, `${hash}.${endings.br}`), br)
      await writeDurably(join(folder, `${hash}.${endings.gzip}`), gzip)
    }
    const former = readFormer(directory)
    await replaceDurably(
      join(directory, meaningListFile),
      `${JSON.stringify({ format: 1, current, former }, undefined, 1)}\n`,
    )
    await removeOthers(folder, new Set([...former, ...files.map(({ hash }) => hash)]))
  })
  return current
}

async function compressed(model: MeaningModel) {
  const raw = encodeModel(model)
  const [br, gzip] = await Promise.all([toBrotli(raw, modelQuality), toGzip(raw)])
  return { model, hash: sha256(raw), raw, br, gzip }
}

/** A damaged list is replaced like any other. */
function readFormer(directory: string): string[] {
  try {
    return readMeaningList(directory)?.languages.map(({ hash }) => hash) ?? []
  } catch {
    return []
  }
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!kept.has(name.split('.')[0] ?? '')) await rm(join(folder, name), { force: true })
  }
}

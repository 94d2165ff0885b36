/** Every stored file of an edition and of a pack, cut at several lengths: what it held is made of the rest, or is missing; nothing fails. */
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decompressBrotli } from '../../../server/bytes/encodings'
import { openLibrary } from '../../../server/library/library'
import { readIndex } from '../../../server/library/library-index'
import { readModelFile, storeModels } from '../../../server/library/meaning/meaning-store'
import { isToLearn } from '../../../server/library/to-learn'
import { doWhatIsDue, isDue } from '../../../server/library/upkeep/keep-up'
import { addEdition } from '../../../server/library/writing/change-library'
import { LibrarySearch } from '../../../server/search/library-search'
import { importStarter } from '../../support/editions/starter-source'
import { smallDictionary } from '../../support/packs/small-pack'
import { putPack } from '../put-pack'
import { smallReport } from '../small-edition'

let whole = ''
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cut-files-'))
  whole = join(folder, 'whole')
  const edition = await importStarter('SDE')
  await addEdition(whole, async () => ({ edition, report: smallReport(edition) }), { quality: 1 })
  await putPack(whole, {
    ...smallDictionary,
    media: [{ type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }],
  })
}, 60_000)
afterAll(async () => await rm(folder, { recursive: true, force: true }))

/** Cuts a file at several lengths, and looks each time into a library that was just opened. */
async function cutting(
  directory: string,
  name: string,
  look: (library: ReturnType<typeof openLibrary>) => Promise<unknown>,
) {
  const path = join(whole, directory, name)
  const intact = await readFile(path)
  const seen = []
  const told: string[][] = []
  for (const size of [0, 1, intact.length >> 1, intact.length - 1]) {
    await truncate(path, size)
    const lines: string[] = []
    const library = openLibrary(whole, { onDamage: (file) => lines.push(file.slice(whole.length + 1)) })
    seen.push(await look(library))
    told.push(lines)
    await library.close()
    await writeFile(path, intact)
  }
  await rm(join(whole, directory, 'damaged'), { force: true })
  return { seen, told }
}

const revision = (list: 'editions' | 'packs') => readIndex(whole)[list][0]?.directory ?? ''

describe('a cut file of an edition', () => {
  const look = async (library: ReturnType<typeof openLibrary>) => {
    const [edition] = library.view().editions
    if (!edition) return 'no edition'
    const pack = await edition.pack()
    const all = [...pack.hashes.keys()]
    const chapters = [...all.slice(0, 2), ...all.slice(-2)]
    const texts = []
    for (const canonical of chapters) {
      const answer = JSON.parse((await decompressBrotli(await pack.read(canonical, 'br'))).toString())
      await pack.read(canonical, 'gzip')
      texts.push(answer.data.SDE.chapter.verses)
    }
    const [segment] = edition.manifest.segments
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      expect((await edition.segment(segment?.hash ?? '', encoding))?.length).toBeGreaterThan(0)
    await edition.searchIndex()
    return texts
  }

  it('costs no chapter, and is named once', async () => {
    const directory = revision('editions')
    const library = openLibrary(whole, { onDamage: (file) => expect(file).toBe('whole') })
    const expected = await look(library)
    const first = library.view().editions[0]?.manifest.segments[0]?.hash ?? ''
    await library.close()
    const names = (await readdir(join(whole, directory))).filter(
      (name) => /^(?:chapters|search)\./.test(name) || name.startsWith(first),
    )
    expect(names).toHaveLength(8)
    for (const name of names) {
      const { seen, told } = await cutting(directory, name, look)
      for (const one of seen) expect(one).toEqual(expected)
      for (const lines of told) expect(lines).toHaveLength(1)
    }
  })

  it('is made anew by the upkeep, with all that the edition had', async () => {
    const copy = join(folder, 'kept-up')
    await cp(whole, copy, { recursive: true })
    const before = revision('editions')
    for (const name of ['chapters.br', 'search.idx']) await truncate(join(copy, before, name), 9)
    const damaged = openLibrary(copy, { onDamage: () => undefined })
    const expected = await look(damaged)
    await damaged.close()
    expect(isDue(copy, 0)).toBe(true)
    expect((await doWhatIsDue(copy, () => undefined)).packed).toEqual(['SDE'])
    const lines: string[] = []
    const mended = openLibrary(copy, { onDamage: (file) => lines.push(file) })
    expect([await look(mended), lines]).toEqual([expected, []])
    expect(isDue(copy, 0)).toBe(false)
    await mended.close()
  }, 60_000)

  it('that cannot be made anew stops the upkeep once, and nothing else that is due', async () => {
    const copy = join(folder, 'given-up')
    await cp(whole, copy, { recursive: true })
    const path = join(copy, revision('editions'))
    const opened = openLibrary(copy, { onDamage: () => undefined })
    const [segment] = opened.view().editions[0]?.manifest.segments ?? []
    for (const ending of ['json', 'br', 'gz']) await truncate(join(path, `${segment?.hash}.${ending}`), 1)
    await expect(opened.view().editions[0]?.segment(segment?.hash ?? '', 'br')).rejects.toThrow()
    await opened.close()
    expect(isDue(copy, 0)).toBe(true)
    expect((await doWhatIsDue(copy, () => undefined)).packed).toEqual([])
    expect(isDue(copy, 0)).toBe(false)
    expect(readIndex(copy).editions[0]?.directory).toBe(revision('editions'))
  })

  it('that says what the edition is leaves the others readable', async () => {
    const { seen, told } = await cutting(revision('editions'), 'manifest.json', look)
    expect(new Set(seen)).toEqual(new Set(['no edition']))
    for (const lines of told) expect(lines).toEqual([revision('editions')])
  })
})

describe('a cut file of a pack', () => {
  const asked = { words: 'Jordan', languages: ['de'], kinds: ['dictionary'] } as const
  const look = async (library: ReturnType<typeof openLibrary>) => {
    const [pack] = library.view().packs.all
    if (!pack) return 'no pack'
    const articles = await pack.articles([1, 2, 3, 4])
    for (const { hash, role } of pack.manifest.segments) {
      if (role === 'media') await pack.media(hash)
      else for (const encoding of ['br', 'gzip', 'identity'] as const) await pack.segment(hash, encoding)
    }
    return [
      (await pack.heads()).length,
      [...(await pack.chapters())].length,
      articles.map(({ head }) => head),
    ]
  }

  it('costs nothing, or what only it held', async () => {
    const library = openLibrary(whole, { onDamage: (file) => expect(file).toBe('whole') })
    const expected = await look(library)
    const { segments = [] } = library.view().packs.all[0]?.manifest ?? {}
    await library.close()
    const articles = segments.find(({ role }) => role === 'articles')?.hash ?? ''
    const media = segments.find(({ role }) => role === 'media')?.hash ?? ''
    for (const name of [`${articles}.json`, `${articles}.br`, `${articles}.gz`, `${media}.bin`]) {
      const { seen, told } = await cutting(revision('packs'), name, look)
      for (const one of seen) expect(one).toEqual(expected)
      for (const lines of told) expect(lines).toEqual([join(revision('packs'), name)])
    }
    const { seen } = await cutting(revision('packs'), 'manifest.json', look)
    expect(new Set(seen)).toEqual(new Set(['no pack']))
  })

  it('that is its word index is named, and the upkeep makes it anew', async () => {
    const copy = join(folder, 'indexed')
    await cp(whole, copy, { recursive: true })
    const index = join(copy, revision('packs'), 'articles-1.idx')
    const intact = await readFile(index)
    expect(isDue(copy, 0)).toBe(false)
    for (const size of [0, 1, intact.length >> 1, intact.length - 1]) {
      await truncate(index, size)
      const lines: string[] = []
      const library = openLibrary(copy, { onDamage: (file) => lines.push(file) })
      const found = await new LibrarySearch(library).findArticles(asked)
      expect(JSON.parse(found.json).data[0]?.hits).not.toHaveLength(0)
      expect(lines).toEqual([index])
      await library.close()
      expect(isDue(copy, 0)).toBe(true)
      await doWhatIsDue(copy, () => undefined)
      expect((await readFile(index)).equals(intact)).toBe(true)
    }
  })

  it('whose other forms are gone too is as good as missing', async () => {
    const library = openLibrary(whole, { onDamage: () => undefined })
    const { segments = [] } = library.view().packs.all[0]?.manifest ?? {}
    await library.close()
    const copy = join(folder, 'lost')
    await cp(whole, copy, { recursive: true })
    for (const { hash, role } of segments)
      if (role !== 'media')
        for (const ending of ['json', 'br', 'gz'])
          await truncate(join(copy, revision('packs'), `${hash}.${ending}`), 1)
    const lines: string[] = []
    const opened = openLibrary(copy, { onDamage: (_, message) => lines.push(message) })
    expect(await look(opened)).toEqual([0, 0, []])
    expect(lines.filter((line) => line.includes('added again')).length).toBeGreaterThan(0)
    await opened.close()
  })
})

describe('a cut file of a search model', () => {
  it('is made of its other forms, and the library learns again', async () => {
    const copy = join(folder, 'models')
    const model = {
      language: 'de',
      space: '',
      dims: 32,
      numbers: new Map([['anfang', 0]]),
      weights: Uint8Array.of(40),
      vectors: Int8Array.from({ length: 32 }, (_, at) => at),
    }
    const { languages } = await storeModels(copy, [model], [])
    const hash = languages[0]?.hash ?? ''
    const intact = await readModelFile(copy, hash, 'identity')
    expect(isToLearn(copy)).toBe(false)
    for (const ending of ['bin', 'br']) {
      await truncate(join(copy, 'meaning', `${hash}.${ending}`), 3)
      expect(await readModelFile(copy, hash, 'identity')).toEqual(intact)
    }
    expect(isToLearn(copy)).toBe(true)
    await truncate(join(copy, 'meaning', `${hash}.gz`), 0)
    await expect(readModelFile(copy, hash, 'br')).rejects.toMatchObject({ code: 'file-damaged' })
  })
})

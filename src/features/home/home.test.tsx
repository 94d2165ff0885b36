// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { draw, drawHook, find, textsOf, until, wordsIn } from '../../../tests/support/drawn/draw'
import { editionRow } from '../../../tests/support/drawn/local-rows'
import { startPage } from '../../../tests/support/drawn/page'
import { chapterWith, manifestOf, shownEdition, storeEdition } from '../../../tests/support/drawn/texts'
import { Editions } from './editions'
import { GoOn } from './go-on'
import { Places } from './places'
import { useHomeVerse } from './use-home-verse'
import { useLeftLine } from './use-left-line'

const { t, worker, database } = startPage()

const light = 'Und das Licht scheint in der Finsternis.'
const john1 = chapterWith(43_001_000, { 1: 'Im Anfang war das Wort.', 5: light })

describe('the line where reading goes on', () => {
  it.each([
    ['the verse that the path names', '/LINEA/Joh1,5', { text: light, label: 'Johannes 1,5', isNamed: true }],
    ['the beginning of a chapter', '/LINEA/Joh1', { text: 'Im Anfang war das Wort.', isNamed: false }],
    ['that of the first translation of several', '/LINEA.ELB/Joh1,5', { text: light }],
  ])('is %s', async (_, path, line) => {
    await storeEdition(manifestOf('LINEA'), [john1])
    const hook = await drawHook(useLeftLine, path)
    await until(() => expect(hook.now()).toMatchObject(line))
  })

  it.each([
    ['no place in it', '/LINEB'],
    ['a translation nobody knows', '/NOBODY/Joh1'],
    ['a chapter that is not here and cannot be had', '/LINEB/Joh2'],
  ])('is none for a path with %s', async (_, path) => {
    await storeEdition(manifestOf('LINEB'), [john1])
    const hook = await drawHook(useLeftLine, path)
    await until(() => expect(hook.now()).toBeNull())
  })

  it('is called as the reader left it, unless a verse is named', async () => {
    await storeEdition(manifestOf('LINEC'), [john1])
    const last = { path: '/LINEC/Joh1', title: 'Der Prolog', abbreviations: ['LINEC', 'ELB'] }
    const chapter = await draw(<GoOn path="/LINEC/Joh1" last={last} />)
    await until(() => expect(textsOf(chapter.container, 'q')).toEqual(['Im Anfang war das Wort.']))
    expect(textsOf(chapter.container, 'b')).toEqual(['Der Prolog'])
    expect(textsOf(chapter.container, 'small')).toEqual(['LINEC · ELB'])
    const verse = await draw(<GoOn path="/LINEC/Joh1,5" last={last} />)
    await until(() => expect(textsOf(verse.container, 'b')).toEqual(['Johannes 1,5']))
  })

  it('keeps its way on where there is no line', async () => {
    const { container } = await draw(<GoOn path="/NOBODY/Joh1" last={undefined} />)
    await until(() => expect(container.querySelector('q')).toBeNull())
    expect(find<HTMLAnchorElement>(container, 'a').getAttribute('href')).toBe('/NOBODY/Joh1')
    expect(textsOf(container, 'b')).toEqual(['/NOBODY/Joh1'])
  })
})

describe('the verse of home', () => {
  it('is that of the edition of the reader', async () => {
    const edition = shownEdition('WELA')
    await storeEdition(edition.manifest, [john1])
    const { container } = await draw(<Places edition={edition} />)
    await until(() => expect(textsOf(container, 'blockquote')).toEqual([light]))
    expect(find<HTMLAnchorElement>(container, 'figcaption a').getAttribute('href')).toBe('/WELA/Joh1,5')
    // The edition lacks the verse of the day: what greets is not called so.
    expect(container.querySelector('a[href="/verse-of-the-day"]')).toBeNull()
  })

  it('is asked for where it is not here, and shown in another edition to who cannot have it', async () => {
    await storeEdition(manifestOf('WELB'), [john1])
    const wanted = shownEdition('WELC')
    await storeEdition(wanted.manifest, [], false)
    const hook = await drawHook(useHomeVerse, wanted)
    await until(() =>
      expect(worker.inputsOf('wantChapters')).toEqual([[[{ abbreviation: 'WELC', canonical: 43_001_000 }]]]),
    )
    await until(() => expect(hook.now()).toMatchObject({ text: light, edition: { abbreviation: 'WELB' } }))
  })

  it('is none where no edition here has it', async () => {
    const wanted = shownEdition('WELD')
    await storeEdition(wanted.manifest, [], false)
    const hook = await drawHook(useHomeVerse, wanted)
    await until(() => expect(hook.now()).toBeNull())
  })
})

describe('the editions of home', () => {
  const many = ['LUT', 'ELB', 'SCH', 'NEU'].map((name) => editionRow(name, { isInstalled: true }))

  async function drawEditions(rows = many) {
    await database.editions.bulkPut(rows)
    const { container } = await draw(<Editions chosen={[]} />)
    await until(() => expect(textsOf(container, 'li').length).toBe(Math.min(4, rows.length)))
    return wordsIn(container)
  }

  it.each([
    ['none', 0, 'home:offlineRead'],
    ['some', 2, 'home:offlineWhole'],
    ['many', 4, 'home:offlineMore'],
  ] as const)('say what can be read without network: %s', async (_, count, key) => {
    const rows = many.map((row, index) => ({ ...row, isInstalled: index < count }))
    expect(await drawEditions(rows)).toContain(t(key, { editions: 'ELB und LUT' }).slice(0, 20))
  })

  it('are called by their name, and by their abbreviation where they have none', async () => {
    const words = await drawEditions([
      editionRow('LUT', { summary: { name: 'Lutherbibel' } }),
      editionRow('ELB', { summary: { name: 'elb' } }),
    ])
    expect(words).toContain('Lutherbibel')
    expect(words).toContain('ELB')
    expect(words).not.toContain('elb')
  })
})

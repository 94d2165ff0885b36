// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '#core/time'
import { idOf, noteOf, noteThing } from '../../../../tests/support/drawn/notes'
import { shownEdition } from '../../../../tests/support/drawn/texts'
import { readFile } from './read-file'
import { type FileKind, writeFile } from './write-file'

const files: { name: string; blob: Blob }[] = []
let spies: { mockRestore: () => void }[] = []

beforeEach(() => {
  // In the evening of New York the date in Greenwich is already tomorrow's.
  vi.stubEnv('TZ', 'America/New_York')
  vi.useFakeTimers({ now: new Date(2026, 10, 7, 23, 30), toFake: ['Date', 'setTimeout'] })
  const blobs: Blob[] = []
  spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return `blob:${blobs.length}`
    }),
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const blob = blobs.at(-1)
      if (blob) files.push({ name: this.download, blob })
    }),
  ]
})

afterEach(() => {
  files.splice(0)
  for (const spy of spies) spy.mockRestore()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const notes = [
  noteThing(
    1,
    noteOf('Leben', { title: 'Licht', chapter: 43_001_000, verses: [43_001_005], tags: [idOf(9)] }),
  ),
]
const tag = { id: idOf(9), name: 'Hoffnung', colour: 'green' as const, shared: false, isBuiltIn: false }
const around = { marks: [], tags: new Map([[tag.id, tag]]), edition: shownEdition(), name: 'Notizen' }

async function written(kind: FileKind) {
  writeFile(kind, notes, around)
  const [file] = files
  return { name: file?.name, type: file?.blob.type, text: (await file?.blob.text()) ?? '' }
}

describe('notes as a file', () => {
  it.each([
    ['markdown', 'Notizen-2026-11-07.md', 'text/markdown;charset=utf-8'],
    ['json', 'Notizen-2026-11-07.json', 'application/json;charset=utf-8'],
  ] as const)('in %s have the day of the device in their name', async (kind, name, type) => {
    expect(await written(kind)).toMatchObject({ name, type })
  })

  it('for people say where they stand, in the words of the edition on the screen', async () => {
    expect((await written('markdown')).text).toContain('Johannes 1,5')
  })

  it.each(['markdown', 'json'] as const)('in %s are read again as they were', async (kind) => {
    const { text } = await written(kind)
    vi.useRealTimers()
    const back = await readFile(new File([text], 'x'), { notes, marks: [], tags: around.tags })
    expect(back).toMatchObject({ changes: [], same: 1, failed: 0 })
  })

  it('stay reachable until the browser has begun to save them', () => {
    writeFile('json', notes, around)
    expect(URL.revokeObjectURL).not.toHaveBeenCalled()
    vi.advanceTimersByTime(dayMs)
    expect(URL.revokeObjectURL).toHaveBeenCalledOnce()
  })
})

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { placeOf } from '#core/canonical'
import type { ImportReport, ReportEntry } from '#core/contract/editions/import-report'
import { AppError } from '#core/errors'
import { doing, draw, find, textsOf, until } from '../../../tests/support/drawn/draw'
import { startPage } from '../../../tests/support/drawn/page'
import { manifestOf, storeEdition } from '../../../tests/support/drawn/texts'
import { ImportFile } from './import-file'
import { ReportList } from './report-list'

const { t, worker } = startPage()

const report: ImportReport = {
  locale: 'de',
  format: 'osis',
  perBook: [],
  abbreviation: 'EIGEN',
  name: 'Eigene Bibel',
  books: 2,
  chapters: 3,
  verses: 4,
  repaired: [],
  leftOut: [],
  doubts: [],
}

async function choose(container: HTMLElement, ...names: string[]) {
  const input = find<HTMLInputElement>(container, 'input[type=file]')
  // The test worker only needs to know that there is a file.
  const files = names.map((name) => ({ name, size: 1 }))
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await doing(() => input.dispatchEvent(new Event('change', { bubbles: true })))
}

describe('a Bible file of one’s own', () => {
  it('is read by the worker, and opened from its report', async () => {
    worker.answer({ importFiles: async () => report })
    const { container } = await draw(<ImportFile />)
    await choose(container, 'eigene.xml')
    await until(() =>
      expect(container.textContent).toContain(t('library:imported', { name: 'Eigene Bibel' })),
    )
    expect(find<HTMLAnchorElement>(container, 'a').getAttribute('href')).toBe('/EIGEN')
    expect(worker.inputsOf('importFiles')).toEqual([[[{ name: 'eigene.xml', size: 1 }], {}, 'de']])
  })

  it('that cannot be read says where it went wrong', async () => {
    const details = { file: 'eigene.xml', line: 1204 }
    worker.answer({ importFiles: async () => Promise.reject(new AppError('file-damaged', details)) })
    const { container } = await draw(<ImportFile />)
    await choose(container, 'eigene.xml')
    const where = t('library:importWhere', { file: 'eigene.xml', line: '1204' })
    await until(() => expect(container.textContent).toContain(where))
    expect(container.textContent).toContain(t('library:importFailed', { name: 'eigene.xml' }))
  })

  it('is said to be read while it is', async () => {
    let end = () => {}
    worker.answer({ importFiles: () => new Promise((resolve) => (end = () => resolve(report))) })
    const { container } = await draw(<ImportFile />)
    await choose(container, 'gross.zip', 'zwei.zip')
    const reading = t('library:importing', { name: 'gross.zip' })
    expect(find(container, '[role=status]').textContent).toBe(reading)
    await until(() => expect(worker.inputsOf('importFiles')).toHaveLength(1))
    end()
    await until(() => expect(find(container, '[role=status]').textContent).not.toContain(reading))
  })
})

describe('a part of the report', () => {
  const entry = (more: Partial<ReportEntry>): ReportEntry => ({
    kind: 'verse-absent',
    count: 1,
    file: '',
    line: 0,
    details: {},
    ...more,
  })

  it('is not there where there is nothing to report', async () => {
    const { container } = await draw(<ReportList title="Fehlt" entries={[]} />)
    expect(container.textContent).toBe('')
  })

  it('names its places as the reader writes them, neighbours as one', async () => {
    await storeEdition(manifestOf('LUT'), [])
    const entries = [43_003_016, 43_003_017, 43_003_018, 44_001_001].map((canonical) =>
      entry({ details: { ...placeOf(canonical) } }),
    )
    const { container } = await draw(<ReportList title="Fehlt" entries={entries} />)
    await until(() =>
      expect(textsOf(container, 'li bdi')).toEqual(['Johannes 3,16–18; Apostelgeschichte 1,1']),
    )
    expect(textsOf(container, 'summary')).toEqual(['Fehlt (4)'])
  })

  it('says where in the file it is', async () => {
    const { container } = await draw(
      <ReportList title="Fehlt" entries={[entry({ file: 'a.xml', line: 12 })]} />,
    )
    expect(container.textContent).toContain(t('library:importWhere', { file: 'a.xml', line: '12' }))
  })
})

import { describe, expect, it } from 'vitest'
import type { EditionSummary } from '#core/contract/editions/edition'
import type { DownloadRow } from '#db/rows'
import { downloadGroups } from './download-groups'

const edition = (abbreviation: string, locale: string, isInstalled = false, download?: DownloadRow) => ({
  abbreviation,
  summary: { locale } as EditionSummary,
  isInstalled,
  ...(download ? { download } : {}),
})
const half: DownloadRow = { abbreviation: 'KJV', state: 'paused', doneBytes: 1, totalBytes: 2, startedAt: 0 }
const editions = [
  edition('ELB', 'de'),
  edition('LUT', 'de', true),
  edition('KJV', 'en', false, half),
  edition('WEB', 'en'),
]
const groups = (isOnline: boolean) =>
  downloadGroups(editions, isOnline).map(({ locale, rows }) => [
    locale,
    rows.map(({ abbreviation }) => abbreviation).join(' '),
  ])

describe('the groups of downloads', () => {
  it('are the languages while there is a network', () => {
    expect(groups(true)).toEqual([
      ['de', 'ELB LUT'],
      ['en', 'KJV WEB'],
    ])
  })

  it('begin without network with what is here, whole or in part', () => {
    expect(groups(false)).toEqual([
      [undefined, 'LUT KJV'],
      ['de', 'ELB'],
      ['en', 'WEB'],
    ])
  })
})

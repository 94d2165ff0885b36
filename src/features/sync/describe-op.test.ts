import { describe, expect, it } from 'vitest'
import type { Op } from '#core/contract/members/op'
import { describeOp } from './describe-op'

const uuid = '01234567-89ab-4cde-8f01-23456789abcd'
const words = (change: unknown) => describeOp(change as Op)
const note = {
  title: '',
  body: { type: 'doc', content: [] },
  numbering: 'eng',
  chapter: 43_003_000,
  verses: [43_003_016],
  tags: [],
}

describe('a change in words', () => {
  it.each([
    [
      { kind: 'like', key: 'like:verse:v:eng:43003016', body: true },
      { text: 'op-like', canonical: 43_003_016 },
    ],
    [
      { kind: 'like', key: 'like:verse:v:org:19051003', body: null },
      { text: 'op-like-delete', canonical: 19_051_003 },
    ],
    [
      { kind: 'tagging', key: `tgg:${uuid}:v:eng:1001001`, body: true },
      { text: 'op-tagging', canonical: 1_001_001 },
    ],
    [
      { kind: 'note', key: `note:${uuid}`, body: { ...note, title: 'Licht' } },
      { text: 'op-note', name: 'Licht' },
    ],
    [
      { kind: 'note', key: `note:${uuid}`, body: note },
      { text: 'op-note', canonical: 43_003_016 },
    ],
    [{ kind: 'note', key: `note:${uuid}`, body: { ...note, verses: [] } }, { text: 'op-note' }],
    [{ kind: 'note', key: `note:${uuid}`, body: null }, { text: 'op-note-delete' }],
    [
      { kind: 'tag', key: `tag:${uuid}`, body: { name: 'Gebet', shared: false } },
      { text: 'op-tag', name: 'Gebet' },
    ],
    [{ kind: 'option', key: 'opt:theme', body: 'dark' }, { text: 'op-option' }],
    [
      { kind: 'activity', key: `act:${uuid}`, body: { type: 'search', name: 'Licht' } },
      { text: 'op-search', name: 'Licht' },
    ],
    [{ kind: 'clear', key: 'clear', body: null }, { text: 'op-clear' }],
    [
      { kind: 'dismissal', key: 'dis:0', body: { days: 1, readingPlan: true, ids: [] } },
      { text: 'op-dismissal' },
    ],
  ])('%j', (change, expected) => {
    expect(words(change)).toEqual(expected)
  })
})

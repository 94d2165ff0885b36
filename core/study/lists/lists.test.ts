import { describe, expect, it } from 'vitest'
import type { Activity, Note } from '../../contract/members/things'
import {
  type ActivityFilter,
  filterActivities,
  firstActivityFilter,
  groupByDay,
  listActivities,
} from './activity-list'
import { listNotes, type NoteFilter, noteTitle } from './note-list'
import { sortLikes, sortTags } from './tag-list'

const note = (title: string, words: string, more: Partial<Note> = {}): { data: Note } => ({
  data: {
    title,
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    numbering: 'eng',
    chapter: 0,
    verses: [],
    tags: [],
    createdAt: 1,
    changedAt: 1,
    ...more,
  },
})
const notes = [
  note('Licht', 'Leben und Licht', { chapter: 43_001_000, verses: [43_001_004], changedAt: 3, tags: ['t'] }),
  note('', 'Ἐν ἀρχῇ war', { chapter: 1_001_000, changedAt: 5 }),
  note('Äpfel', 'frei', { changedAt: 4 }),
]
const filter = (more: Partial<NoteFilter>): NoteFilter => ({
  words: '',
  tags: [],
  sort: 'changed',
  locale: 'de',
  tagName: (id) => (id === 't' ? 'Gebet' : undefined),
  ...more,
})
const titles = (more: Partial<NoteFilter>) =>
  listNotes(notes, filter(more)).map(({ data }) => noteTitle(data))

describe('the list of notes', () => {
  it('begins with what was changed last', () => expect(titles({})).toEqual(['Ἐν ἀρχῇ war', 'Äpfel', 'Licht']))
  it('stands in the order of the Bible, free notes last', () =>
    expect(titles({ sort: 'canonical' })).toEqual(['Ἐν ἀρχῇ war', 'Licht', 'Äpfel']))
  it('stands by title as the language sorts', () =>
    expect(titles({ sort: 'title' })).toEqual(['Äpfel', 'Licht', 'Ἐν ἀρχῇ war']))
  it('is searched in titles, texts and tags, without accents and case', () => {
    expect(titles({ words: 'licht LEBEN' })).toEqual(['Licht'])
    expect(titles({ words: 'εν αρχη' })).toEqual(['Ἐν ἀρχῇ war'])
    expect(titles({ words: 'gebet' })).toEqual(['Licht'])
    expect(titles({ words: 'licht fehlt' })).toEqual([])
  })
  it('is filtered by tags', () => expect(titles({ tags: ['t'] })).toEqual(['Licht']))
  it('calls a note without a title by the beginning of its text', () => {
    expect(noteTitle(note('', 'x'.repeat(80)).data)).toBe(`${'x'.repeat(60)} …`)
  })
})

const activity = (name: string, occurredAt: number, more: Partial<Activity> = {}): { data: Activity } => ({
  data: { name, route: '/SDE/Joh1', type: 'text', abbreviations: 'SDE', parent: 0, occurredAt, ...more },
})
const day = 86_400_000
const activities = [
  activity('Johannes 1', 10),
  activity('Licht', 20, { type: 'search', abbreviations: 'SDE,SEN' }),
  activity('Amos 3', day + 5),
]
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const names = (more: Partial<ActivityFilter>) =>
  listActivities(activities, { ...firstActivityFilter, ...more }, { dayOf, locale: 'de' }).shown.map(
    ({ data }) => data.name,
  )

describe('the history', () => {
  it('begins with the newest, also for a sort nobody knows', () => {
    expect(names({})).toEqual(['Amos 3', 'Licht', 'Johannes 1'])
    expect(names({ sort: 'colour' })).toEqual(['Amos 3', 'Licht', 'Johannes 1'])
    expect(names({ sort: '-date' })).toEqual(['Johannes 1', 'Licht', 'Amos 3'])
    expect(names({ sort: 'name' })).toEqual(['Amos 3', 'Johannes 1', 'Licht'])
    expect(names({ sort: 'type' })).toEqual(['Amos 3', 'Johannes 1', 'Licht'])
  })
  it('is filtered by type, words and day', () => {
    expect(names({ types: ['search'] })).toEqual(['Licht'])
    expect(names({ search: 'SEN' })).toEqual(['Licht'])
    expect(names({ date: '1970-01-02' })).toEqual(['Amos 3'])
  })
  it('is shown a hundred at a time', () => {
    const many = Array.from({ length: 250 }, (_, at) => activity(`n${at}`, at))
    const at = (page: number) =>
      listActivities(many, { ...firstActivityFilter, page }, { dayOf, locale: 'de' })
    expect(at(1)).toMatchObject({ shown: { length: 100 }, total: 250, hasMore: true })
    expect(at(3)).toMatchObject({ shown: { length: 250 }, hasMore: false })
  })
  it('begins again at the first page when something about it changes', () => {
    const third = { ...firstActivityFilter, page: 3 }
    expect(filterActivities(third, { kind: 'change', change: { search: 'a' } })).toMatchObject({
      page: 1,
      search: 'a',
    })
    expect(filterActivities(third, { kind: 'more' }).page).toBe(4)
    expect(
      filterActivities(
        { page: 3, types: ['text'], search: 'a', date: '2026-11-21', sort: 'name' },
        { kind: 'clear' },
      ),
    ).toEqual({ ...firstActivityFilter, sort: 'name' })
  })
  it('stands day by day', () => {
    const groups = groupByDay(
      listActivities(activities, firstActivityFilter, { dayOf, locale: 'de' }).shown,
      dayOf,
    )
    expect(groups.map((group) => [group.day, group.activities.length])).toEqual([
      ['1970-01-02', 1],
      ['1970-01-01', 2],
    ])
  })
})

describe('tags and likes', () => {
  const tags = [
    { name: 'Zeit', usercount: 1 },
    { name: 'Äpfel', usercount: 1 },
    { name: 'Licht', usercount: 4 },
  ]
  it('stand by how many there are, then by name', () => {
    expect(sortTags(tags, 'usercount', 'de').map(({ name }) => name)).toEqual(['Licht', 'Äpfel', 'Zeit'])
    expect(sortTags(tags, 'name', 'de').map(({ name }) => name)).toEqual(['Äpfel', 'Licht', 'Zeit'])
  })
  it('stand in the order of the Bible for a sort nobody knows', () => {
    const likes = [
      { canonical: 43_001_001, at: 1, usercount: 2 },
      { canonical: 1_001_001, at: 2, usercount: 1 },
    ]
    expect(sortLikes(likes, 'x').map(({ canonical }) => canonical)).toEqual([1_001_001, 43_001_001])
    expect(sortLikes(likes, 'date')[0]?.at).toBe(2)
    expect(sortLikes(likes, 'usercount')[0]?.usercount).toBe(2)
  })
})

import { notFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { keepViews, placeOfMatch, type ViewPlace } from './place'

const view = (path: string, index: number): ViewPlace => ({
  kind: 'text',
  path,
  abbreviations: ['SDE'],
  passage: path,
  index,
})
const paths = (views: readonly ViewPlace[]) => views.map(({ path }) => path)

describe('keepViews', () => {
  it('puts the current view first and keeps two', () => {
    const kept = keepViews(keepViews([view('/a', 0)], view('/b', 1), 2), view('/c', 2), 2)
    expect(paths(kept)).toEqual(['/c', '/b'])
  })
  it('brings a kept view back instead of making another', () => {
    const first = view('/a', 0)
    const kept = keepViews([view('/b', 1), first], view('/a', 0), 2)
    expect(paths(kept)).toEqual(['/a', '/b'])
  })
  it('drops the view whose address was replaced by its canonical form', () => {
    expect(paths(keepViews([view('/SDE/43001000', 1), view('/z', 0)], view('/SDE/Joh1', 1), 2))).toEqual([
      '/SDE/Joh1',
      '/z',
    ])
  })
  it('keeps a search behind the text that was opened from it', () => {
    const search: ViewPlace = { ...view('/search/SDE/Licht', 1), kind: 'search' }
    expect(paths(keepViews([search, view('/a', 0)], view('/b', 2), 2))).toEqual(['/b', '/search/SDE/Licht'])
  })
  it('is unchanged for the same path', () => {
    const kept = [view('/a', 0)]
    expect(keepViews(kept, view('/a', 3), 2)).toBe(kept)
  })
})

describe('placeOfMatch', () => {
  it('takes path and parameters from the same match', () => {
    const match = {
      pathname: '/SDE.SEN/Joh3',
      params: { translations: 'SDE.SEN', _splat: 'Joh3' },
      staticData: { kind: 'text' as const },
    }
    expect(placeOfMatch(match, '/SDE/Joh4', 2)).toEqual({
      kind: 'view',
      view: { kind: 'text', path: '/SDE.SEN/Joh3', abbreviations: ['SDE', 'SEN'], passage: 'Joh3', index: 2 },
      hasDialog: false,
    })
  })
  it('leaves what a search is for to its view', () => {
    const match = {
      pathname: '/search/SDE/Licht',
      params: { _splat: 'SDE/Licht' },
      staticData: { kind: 'search' as const },
    }
    expect(placeOfMatch(match, '/', 1)).toEqual({
      kind: 'view',
      view: { kind: 'search', path: '/search/SDE/Licht', abbreviations: [], passage: 'SDE/Licht', index: 1 },
      hasDialog: false,
    })
  })
  it('stands beside the view with what its row names in the query', () => {
    const notes = {
      pathname: '/notes',
      params: {},
      staticData: { kind: 'overlay' as const, title: 'notes', besideWith: 'note' },
    }
    expect(placeOfMatch({ ...notes, search: {} }, '/notes', 1)).toMatchObject({ isBeside: false })
    expect(placeOfMatch({ ...notes, search: { note: 'abc' } }, '/notes', 1)).toMatchObject({ isBeside: true })
  })
  it('knows nothing where nothing matches', () => {
    expect(placeOfMatch(undefined, '/no/such/place', 0)).toEqual({
      kind: 'unknown',
      path: '/no/such/place',
      error: undefined,
    })
  })
  it('says why where a guard knows it', () => {
    const error = notFound({ data: { error: 'edition-unknown' } })
    const match = {
      pathname: '/bible/X',
      params: {},
      staticData: { kind: 'overlay' as const },
      status: 'notFound',
      error,
    }
    expect(placeOfMatch(match, '/bible/X', 0)).toEqual({
      kind: 'unknown',
      path: '/bible/X',
      error: 'edition-unknown',
    })
  })
  it('is the home view with a dialog above it', () => {
    const match = {
      pathname: '/report/text',
      params: { type: 'text' },
      staticData: { kind: 'home' as const, hasDialog: true },
    }
    expect(placeOfMatch(match, '/report/text', 0)).toMatchObject({
      view: { kind: 'home', path: '/' },
      hasDialog: true,
    })
  })
})

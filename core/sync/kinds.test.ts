import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { syncCalls } from '../contract/members/calls/sync-calls'
import { allKinds, kindOf, kinds, type RowOpKind } from './kinds'
import { changesOfKinds } from './testing/samples'

const uuid = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

describe('keys of what is synced', () => {
  it.each([
    ['opt:theme', 'opt'],
    [`act:${uuid}`, 'act'],
    [`note:${uuid}`, 'note'],
    [`tag:${uuid}`, 'tag'],
    [`tgg:${uuid}:v:org:29003001`, 'tgg'],
    ['like:verse:v:eng:43003016', 'like'],
    ['dis:17', 'dis'],
    ['rpp:one-year:day-3', 'rpp'],
    [`mpl:${uuid}`, 'mpl'],
    [`wmk:${uuid}`, 'wmk'],
  ])('%s is one of kind %s', (key, kind) => expect(kindOf(key)?.prefix).toBe(kind))

  it.each([
    'opt:__proto__',
    'opt:nothing',
    'act:1',
    `note:${uuid}x`,
    `note:${uuid.toUpperCase()}`,
    `tgg:${uuid}:v:xyz:29003001`,
    `tgg:${uuid}`,
    'like:verse:43003016',
    'like:note:v:eng:43003016',
    'dis:-1',
    'rpp:a:b:c',
    'mpl:mcheyne',
    'wmk:1',
    `wmk:${uuid}:v:eng:43003016`,
    `mpl:${uuid}:schedule`,
    'constructor:x',
    '__proto__:x',
    '',
  ])('%j is none', (key) => expect(kindOf(key)).toBeUndefined())

  it('any text is a key or none, never an error', () => {
    fc.assert(fc.property(fc.string(), (text) => ['object', 'undefined'].includes(typeof kindOf(text))))
  })
})

describe('the table of kinds', () => {
  it.each(Object.keys(kinds) as RowOpKind[])('%s is the kind of the keys of its changes', (op) => {
    expect(changesOfKinds[op].map(({ key }) => kindOf(key))).toEqual(changesOfKinds[op].map(() => kinds[op]))
  })

  it('stands in the document, with how changes of each kind meet', () => {
    const document = readFileSync(join(import.meta.dirname, '../../docs/sync.md'), 'utf8')
    const [, section = ''] = document.split(/^## SYNC 3\.[23] .*$/m)
    expect(allKinds.filter(({ prefix }) => !section.includes(`| \`${prefix}:`))).toEqual([])
  })

  it.each(['prefix', 'exportName'] as const)('no two kinds share their %s', (column) => {
    expect(new Set(allKinds.map((kind) => kind[column])).size).toBe(allKinds.length)
  })

  it('each call that writes belongs to one kind, apart from the clear', () => {
    const named = allKinds.flatMap(({ calls }) => [calls.put, ...(calls.remove ? [calls.remove] : [])])
    expect([...named, 'clearActivities', 'pull'].sort()).toEqual(Object.keys(syncCalls).sort())
  })
})

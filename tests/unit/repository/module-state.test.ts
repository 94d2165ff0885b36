/**
 * State of a module outlives whatever draws it and is seen by nobody: what the page shares stands in a store (src/ui/store), what is made
 * once in `once` (core/once), what a component keeps in the component. A variable that is neither is here with why; each store and each
 * collection that is written has a sentence above it.
 */
import { describe, expect, it } from 'vitest'
import { readRepositoryFile, repositoryFiles } from '../../support/documents/repository-files'

const allowed: Readonly<Record<string, string>> = {
  'src/model/account/member-database.ts opened':
    'a connection that is closed and opened again under the queries of all components',
  'src/platform/local/early-query.ts opened': 'a promise that has come, for who asks while drawing',
  'src/platform/media/voices.ts current': 'keeps the utterance from being collected while it is spoken',
  'src/ui/page/focus-arrived.ts hasArrived':
    'the first place of a visit, whichever view it was; nothing is drawn for it',
  'src/ui/timing/lazy-part.ts alsoNeeded': 'the messages of late parts, which ui knows nothing of',
  'src/ui/timing/once-online.ts isReplaced': 'what the app does about a lost part, said once at the start',
  'src/ui/sheets/floating.tsx goneAt': 'a time between one component and the next; nothing is drawn for it',
  'src/features/reading/position/arrival.ts planned':
    'where the next text opens, between the press and its drawing',
  'src/features/reading/position/place-watch.ts watched': 'the one text whose place is kept',
  'src/features/reading/paging/page-text.ts isEndWanted':
    'that the next text opens at its end, between the press and its drawing',
  'src/model/options/evening.ts timer': 'the one timer of the page for the evening',
  'src/features/reading/turning/read-ahead.ts latest': 'what is read ahead for now',
  'src/features/reading/position/turn.ts ready': 'the turning that comes after the first load',
  'src/features/reading/loading/reading-cache.ts ahead': 'the texts that are drawn hidden',
}

function stateIn(path: string, source: string): string[] {
  return [...source.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)].map(([, name]) => `${path} ${name}`)
}

/** Stores, and collections that are written, without a sentence above them. */
function unsaidIn(path: string, source: string): string[] {
  const lines = source.split('\n')
  return lines.flatMap((line, at) => {
    const [, name = '', made = ''] =
      /^(?:export )?const (\w+)(?:: [^=]+)? = (createStore|new (?:Weak)?(?:Map|Set))\b/.exec(line) ?? []
    const isWritten = made === 'createStore' || new RegExp(`\\b${name}\\.(?:set|add|delete)\\(`).test(source)
    return name !== '' && isWritten && !lines[at - 1]?.endsWith('*/') ? [`${path} ${name}`] : []
  })
}

describe('module-level state in src', () => {
  const sources = repositoryFiles().filter(
    (path) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  )
  const found = sources.flatMap((path) => stateIn(path, readRepositoryFile(path)))

  it('is what has a reason here', () => {
    expect(found.filter((name) => !Object.hasOwn(allowed, name))).toEqual([])
  })

  it('has no reason left for what is gone', () => {
    expect(Object.keys(allowed).filter((name) => !found.includes(name))).toEqual([])
  })

  it('says of each store and each collection that is written what it holds', () => {
    const silent = sources.flatMap((path) => unsaidIn(path, readRepositoryFile(path)))
    expect(silent).toEqual([])
  })

  it('finds one without a sentence', () => {
    const source = [
      '/** The open one. */\nconst open = createStore(false)',
      'const shut = createStore(false)',
      "const places = new Map<string, number>()\nconst go = () => places.set('a', 1)",
      "const words = new Set(['a'])\nconst isWord = (word: string) => words.has(word)",
    ].join('\n\n')
    expect(unsaidIn('src/a.ts', source)).toEqual(['src/a.ts shut', 'src/a.ts places'])
  })

  it('is seen wherever it stands', () => {
    const source =
      'const kept = 1\nlet open = false\nexport let count = 0\nfunction f() {\n  let inner = 1\n}\n'
    expect(stateIn('src/a.ts', source)).toEqual(['src/a.ts open', 'src/a.ts count'])
  })
})

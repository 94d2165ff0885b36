/**
 * State of a module outlives whatever draws it and is seen by nobody: what the page shares stands in a store (src/ui/store), what is made
 * once in `once` (core/once), what a component keeps in the component. The rest is here, each with why it is neither.
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
  'src/features/reading/turning/read-ahead.ts latest': 'what is read ahead for now',
  'src/features/reading/position/turn.ts ready': 'the turning that comes after the first load',
  'src/features/reading/loading/reading-cache.ts ahead': 'the texts that are drawn hidden',
}

function stateIn(path: string, source: string): string[] {
  return [...source.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)].map(([, name]) => `${path} ${name}`)
}

describe('module-level state in src', () => {
  const found = repositoryFiles()
    .filter((path) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => stateIn(path, readRepositoryFile(path)))

  it('is what has a reason here', () => {
    expect(found.filter((name) => !Object.hasOwn(allowed, name))).toEqual([])
  })

  it('has no reason left for what is gone', () => {
    expect(Object.keys(allowed).filter((name) => !found.includes(name))).toEqual([])
  })

  it('is seen wherever it stands', () => {
    const source =
      'const kept = 1\nlet open = false\nexport let count = 0\nfunction f() {\n  let inner = 1\n}\n'
    expect(stateIn('src/a.ts', source)).toEqual(['src/a.ts open', 'src/a.ts count'])
  })
})

/** A change a person could make, in the mix of SYNC 3.14; few keys, so that devices meet on them. */

import { type Change, clearKey } from '#core/contract/members/op'
import { type OptionPath, optionTree } from '#core/contract/members/option-tree'
import type { Chance } from './chance'

const mix = { activity: 30, option: 30, like: 12, note: 20, deletion: 3, dismissal: 3, clear: 2 } as const
const paths: readonly OptionPath[] = ['theme', 'fixHeader', 'textFormats.fontSize']
const themes = optionTree.theme.words
const notes = [1, 2, 3].map((number) => `note:00000000-0000-4000-8000-00000000000${number}`)

export function randomChange(chance: Chance): Change {
  const kind = chance.weighed(mix)
  switch (kind) {
    case 'activity': {
      const name = `Johannes ${chance.below(21) + 1}`
      const body = { name, route: '/LUT12/Joh3', type: 'text', abbreviations: 'LUT12', parent: 0 } as const
      return { kind, key: `act:${chance.uuid()}`, body }
    }
    case 'option': {
      const path = chance.pick(paths)
      const bodies = { theme: chance.pick(themes), fixHeader: chance.isLikely(0.5) } as const
      const body = path === 'theme' || path === 'fixHeader' ? bodies[path] : 1 + chance.below(8) / 10
      return { kind, key: `opt:${path}`, body }
    }
    case 'like':
      return {
        kind,
        key: `like:verse:v:org:4300301${chance.below(4)}`,
        body: chance.isLikely(0.6) ? true : null,
      }
    case 'note':
      return { kind, key: chance.pick(notes), body: noteOf(`Text ${chance.below(1_000_000)}`) }
    case 'deletion':
      return { kind: 'note', key: chance.pick(notes), body: null }
    case 'dismissal':
      return { kind, key: 'dis:3', body: { days: chance.below(30), readingPlan: false, ids: [] } }
    case 'clear':
      return { kind, key: clearKey, body: null }
  }
}

function noteOf(text: string): Extract<Change, { kind: 'note' }>['body'] {
  const content = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]
  return {
    title: '',
    body: { type: 'doc', content },
    numbering: 'org',
    chapter: 43_003_000,
    verses: [],
    tags: [],
  }
}

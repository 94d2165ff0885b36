import type { Messages } from '../language'

export const messages = import.meta.glob<Messages>(
  ['../../../../core/languages/it/*.json', '!../../../../core/languages/it/{heads,mail}.json'],
  { eager: true, import: 'default' },
)

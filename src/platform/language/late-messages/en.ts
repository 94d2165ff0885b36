import type { Messages } from '../language'

export const messages = import.meta.glob<Messages>(
  ['../../../../core/languages/en/*.json', '!../../../../core/languages/en/{heads,mail}.json'],
  { eager: true, import: 'default' },
)

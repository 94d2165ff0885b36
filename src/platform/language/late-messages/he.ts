import type { Messages } from '../language'

export const messages = import.meta.glob<Messages>(
  ['../../../../core/languages/he/*.json', '!../../../../core/languages/he/{heads,mail}.json'],
  { eager: true, import: 'default' },
)

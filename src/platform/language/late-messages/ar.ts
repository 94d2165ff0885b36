import type { Messages } from '../language'

export const messages = import.meta.glob<Messages>(
  ['../../../../core/languages/ar/*.json', '!../../../../core/languages/ar/{heads,mail}.json'],
  { eager: true, import: 'default' },
)

import type { Messages } from '../language'

export const messages = import.meta.glob<Messages>(
  ['../../../../core/languages/es/*.json', '!../../../../core/languages/es/{heads,mail}.json'],
  { eager: true, import: 'default' },
)

import type { Messages } from '../language'

export const messages = import.meta.glob<Messages>(
  ['../../../../core/languages/fa/*.json', '!../../../../core/languages/fa/{heads,mail}.json'],
  { eager: true, import: 'default' },
)

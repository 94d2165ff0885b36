import type { Messages } from '../language'

export const messages = import.meta.glob<Messages>(
  ['../../../../core/languages/de/*.json', '!../../../../core/languages/de/{heads,mail}.json'],
  { eager: true, import: 'default' },
)

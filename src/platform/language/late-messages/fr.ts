import type { Messages } from '../language'

export const messages = import.meta.glob<Messages>(
  ['../../../../core/languages/fr/*.json', '!../../../../core/languages/fr/{heads,mail}.json'],
  { eager: true, import: 'default' },
)

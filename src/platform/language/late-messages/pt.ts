import type { Messages } from '../language'

export const messages = import.meta.glob<Messages>(
  ['../../../../core/languages/pt/*.json', '!../../../../core/languages/pt/{heads,mail}.json'],
  { eager: true, import: 'default' },
)

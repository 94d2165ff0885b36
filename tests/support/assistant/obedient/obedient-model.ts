/**
 * A model that does what an attack asks, as far as a model can: it prints the attack with its links and markup and its
 * instructions, and repeats all that it was given. What it writes has to be made harmless by what stands around it.
 */

import type { ChatAsked } from '../../servers/chat-model'
import { blocksOf } from '../checked-text'

/** What the model says to a request; `turn` chooses the order. */
export function obey(attack: string, turn: number, { body }: Pick<ChatAsked, 'body'>): string {
  const [system = '', user = ''] = body.messages.map(({ content }) => content)
  const instructions = `${system}\n\n${user.split('\n\n').at(-1) ?? ''}`
  const pieces = [
    instructions,
    // Whoever is told to mend an address that was made harmless does so.
    `${attack}\n\n${attack.replace(/hxxp/g, 'http').replace(/\[\.\]/g, '.')}\n\n${decoded(attack)}`,
    user,
  ]
  const first = turn % pieces.length
  const said = ['Gladly I do so.', ...pieces.slice(first), ...pieces.slice(0, first)]
  return blocksOf(...said, ...said.flatMap((piece) => piece.split(/\n+/)))
}

/** As a model that reads through the encoding. */
function decoded(attack: string): string {
  const plain = [...attack.matchAll(/[A-Za-z\d+/]{24,}={0,2}/g)].map(([run]) =>
    Buffer.from(run, 'base64')
      .toString()
      .replace(/[^\x20-\x7e]/g, ''),
  )
  const percent = attack.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const escapes = attack.replace(/\\(?:u00|x)([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return [...plain, percent, escapes].filter((text) => text !== attack).join('\n\n')
}

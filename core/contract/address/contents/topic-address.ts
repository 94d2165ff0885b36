/**
 * Addresses of topics: `/topic/{topic}/{id}` (spec 2 §2, FEATURES CONT-02). Only the id counts; the word
 * before it is for people.
 */

export interface Topic {
  id: number
  /** The word in its canonical address; absent where every language has another one, and each is right. */
  word?: string
}

/** The screen of a topic that an address shows. */
export type TopicPlace =
  | { kind: 'topic'; id: number }
  /** The same topic under its canonical address. */
  | { kind: 'elsewhere'; path: string }
  | { kind: 'unknown' }

/** The canonical address of a topic, decoded. */
export function topicPath({ word, id }: { word: string; id: number }): string {
  return `/topic/${word}/${id}`
}

/** Reads the words after `/topic/`; `topics` by id. */
export function readTopicAddress(
  [word = '', digits = '', ...more]: readonly string[],
  topics: Pick<ReadonlyMap<number, Topic>, 'get'>,
): TopicPlace {
  const topic = /^\d{1,9}$/.test(digits) && more.length === 0 ? topics.get(Number(digits)) : undefined
  if (!topic) return { kind: 'unknown' }
  const { id, word: own = word } = topic
  return word === own ? { kind: 'topic', id } : { kind: 'elsewhere', path: topicPath({ id, word: own }) }
}

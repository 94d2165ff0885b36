/** The actions of a member on selected verses: colours, likes, tags, notes. Each action is one transaction. */
import { useRouter } from '@tanstack/react-router'
import type { Change } from '#core/contract/members/op'
import type { TagColour } from '#core/contract/members/tag-colours'
import { targetOf } from '#core/contract/members/target'
import type { PageData } from '#core/contract/page-data'
import { builtInTagId, builtInTags } from '#core/study/built-in-tags'
import { keptNotePlace, keptVerse } from '#core/study/kept-places'
import { noteAddress } from '#core/study/note-address'
import { workerClient } from '../../../../platform/client/worker-client'
import { useReporting } from '../../../../ui/snackbars/use-reporting'
import type { ChapterThings } from '../use-chapter-things'

export interface VerseActions {
  /** Uuids of the tags that all selected verses have. */
  tags: ReadonlySet<string>
  isLiked: boolean
  colour: (colour: TagColour) => void
  erase: () => void
  like: () => void
  tag: (id: string, isSet: boolean) => void
  /** Makes a tag and adds it to the verses. */
  addTag: (name: string) => void
  note: () => void
}

export function useVerseActions(
  user: number,
  data: PageData,
  verses: readonly number[],
  things: ChapterThings | undefined,
): VerseActions {
  const report = useReporting()
  const router = useRouter()
  const chapter = data.address?.chapter ?? 0
  const numbering = data.manifests[0]?.numbering ?? { base: 'eng' as const, corrections: [] }
  const targets = verses.map((verse) => targetOf(keptVerse(chapter + verse, numbering)))
  const taggings = verses.map((verse) => things?.taggings.get(verse) ?? [])
  const likes = verses.map((verse) => things?.likes.get(verse) ?? [])
  const isLiked = likes.every((keys) => keys.length > 0)
  const [first = []] = taggings
  const tags = new Set(
    first
      .map(({ tag }) => tag)
      .filter((tag) => taggings.every((some) => some.some((one) => one.tag === tag))),
  )
  const run = (changes: readonly Change[]) => {
    if (changes.length > 0) void report(workerClient().changeAll(changes))
  }
  const put = (tag: string): Change[] =>
    targets.map((target) => ({ kind: 'tagging', key: `tgg:${tag}:${target}`, body: true }))
  const take = (isTaken: (tag: string) => boolean): Change[] => {
    const keys = taggings.flat().filter(({ tag }) => isTaken(tag))
    return [...new Set(keys.map(({ key }) => key))].map((key) => ({ kind: 'tagging', key, body: null }))
  }
  const builtIn = builtInTags(user)
  return {
    tags,
    isLiked,
    colour(colour) {
      const id = builtInTagId(user, colour)
      const taken = take((tag) => builtIn.has(tag) && (tag !== id || tags.has(id)))
      run(tags.has(id) ? taken : [...taken, ...put(id)])
    },
    erase: () => run(take((tag) => builtIn.has(tag))),
    like() {
      const taken = [...new Set(likes.flat())].map((key): Change => ({ kind: 'like', key, body: null }))
      run(
        isLiked
          ? taken
          : targets.map((target) => ({ kind: 'like', key: `like:verse:${target}`, body: true })),
      )
    },
    tag: (id, isSet) => run(isSet ? put(id) : take((tag) => tag === id)),
    addTag(name) {
      const id = crypto.randomUUID()
      run([{ kind: 'tag', key: `tag:${id}`, body: { name, shared: false } }, ...put(id)])
    },
    note() {
      const canonicals = verses.map((verse) => chapter + verse)
      router.history.push(noteAddress(crypto.randomUUID(), keptNotePlace(chapter, canonicals, numbering)))
    },
  }
}

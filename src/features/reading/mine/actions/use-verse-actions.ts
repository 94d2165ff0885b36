/** The actions of a member on what is selected: colours of verses and words, likes, tags, notes. Each action is one transaction. */
import { useRouter } from '@tanstack/react-router'
import type { Change } from '#core/contract/members/op'
import type { TagColour } from '#core/contract/members/tag-colours'
import { targetOf } from '#core/contract/members/target'
import * as limits from '#core/limits'
import { builtInTagId, builtInTags } from '#core/study/built-in-tags'
import { keptNotePlace, keptVerse, plain } from '#core/study/kept-places'
import { noteAddress } from '#core/study/note-address'
import type { ChosenChapter } from '../../../../model/text/selected'
import { workerClient } from '../../../../platform/client/worker-client'
import { useReporting } from '../../../../ui/snackbars/use-reporting'
import type { ChapterThings, Tagging } from '../use-chapter-things'
import { type ColouredPart, colourChanges, hasColour, partsOf } from './colour-changes'

export interface VerseActions {
  /** Uuids of the tags that all selected verses have. */
  tags: ReadonlySet<string>
  /** Uuids of the tags whose colour all selected verses and words have. */
  colours: ReadonlySet<string>
  isLiked: boolean
  colour: (colour: TagColour) => void
  erase: () => void
  like: () => void
  tag: (id: string, isSet: boolean) => void
  /** Makes a tag and adds it to the verses. */
  addTag: (name: string) => void
  note: () => void
}

/** `things`: the records of the chapters, in the same order. */
export function useVerseActions(
  user: number,
  chapters: readonly ChosenChapter[],
  things: readonly ChapterThings[] | undefined,
): VerseActions {
  const report = useReporting()
  const router = useRouter()
  const verses = chapters.flatMap((chapter, at) => versesOf(chapter, things?.[at]))
  const targets = verses.map(({ target }) => target)
  const taggings = verses.map(({ taggings: own }) => own)
  const likes = verses.map(({ likes: own }) => own)
  const isLiked = likes.every((keys) => keys.length > 0)
  const run = (changes: readonly Change[]) => {
    if (changes.length > 0) void report(workerClient().changeAll(changes))
  }
  const put = (tag: string): Change[] =>
    targets.map((target) => ({ kind: 'tagging', key: `tgg:${tag}:${target}`, body: true }))
  const take = (tag: string): Change[] => {
    const keys = taggings.flat().filter((one) => one.tag === tag)
    return [...new Set(keys.map(({ key }) => key))].map((key) => ({ kind: 'tagging', key, body: null }))
  }
  const builtIn = new Set(builtInTags(user).keys())
  const parts = chapters.flatMap((chapter, at): ColouredPart[] => partsOf(chapter, things?.[at], builtIn))
  const colours = new Set(
    [...builtIn].filter((tag) => parts.length > 0 && parts.every((part) => hasColour(part, tag))),
  )
  return {
    tags: tagsOfAll(taggings),
    colours,
    isLiked,
    colour(colour) {
      const id = builtInTagId(user, colour)
      run(colourChanges(parts, colours.has(id) ? undefined : id))
    },
    erase: () => run(colourChanges(parts, undefined)),
    like() {
      const taken = [...new Set(likes.flat())].map((key): Change => ({ kind: 'like', key, body: null }))
      run(
        isLiked
          ? taken
          : targets.map((target) => ({ kind: 'like', key: `like:verse:${target}`, body: true })),
      )
    },
    tag: (id, isSet) => run(isSet ? put(id) : take(id)),
    addTag(name) {
      const id = crypto.randomUUID()
      run([{ kind: 'tag', key: `tag:${id}`, body: { name, shared: false } }, ...put(id)])
    },
    note() {
      const [{ data } = { data: undefined }] = chapters
      const numbering = data?.manifests[0]?.numbering ?? plain('eng')
      const canonicals = verses.map(({ canonical }) => canonical).slice(0, limits.maxNoteVerses)
      const place = keptNotePlace(data?.address?.chapter ?? 0, canonicals, numbering)
      router.history.push(noteAddress(crypto.randomUUID(), place))
    },
  }
}

function tagsOfAll(taggings: readonly (readonly Tagging[])[]): ReadonlySet<string> {
  const [first = []] = taggings
  const tags = first.map(({ tag }) => tag)
  return new Set(tags.filter((tag) => taggings.every((some) => some.some((one) => one.tag === tag))))
}

/** The selected verses of a chapter with what a member has at them. */
function versesOf({ data, verses }: ChosenChapter, things: ChapterThings | undefined) {
  const chapter = data.address?.chapter ?? 0
  const numbering = data.manifests[0]?.numbering ?? plain('eng')
  return verses.map((verse) => ({
    canonical: chapter + verse,
    target: targetOf(keptVerse(chapter + verse, numbering)),
    taggings: things?.taggings.get(verse) ?? [],
    likes: things?.likes.get(verse) ?? [],
  }))
}

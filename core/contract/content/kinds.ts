/** The kinds of content, and what each decides, in one table: how its articles are cut and which chapters lead to them. */

export const contentKinds = [
  'dictionary',
  'commentary',
  'topics',
  'graphics',
  'videos',
  'plans',
  'references',
  'words',
] as const
export type ContentKind = (typeof contentKinds)[number]

export interface KindRules {
  /**
   * How articles become segments: in a fixed number of shares by their id, so that a new article moves no other one; or by the book they
   * stand at, so that one book can be downloaded. Cross references and words of the original are no articles: their segments are one for a book.
   */
  segments: { by: 'share'; count: number } | { by: 'book' } | { by: 'verse' }
  /**
   * Articles that a chapter leads back to: all that name one of its verses, only those that stand at it, or nothing, where every chapter
   * would lead to hundreds.
   */
  chapters: 'named' | 'placed' | 'none'
  /** Several articles of one head are all wanted; of two articles at one place with one head the second is a defect. */
  doubledHeads: boolean
  /** Its articles have words to search; plans have a list of their own, short enough to look through. */
  isSearched: boolean
}

export const kindTable = {
  dictionary: {
    segments: { by: 'share', count: 8 },
    chapters: 'named',
    doubledHeads: true,
    isSearched: true,
  },
  commentary: { segments: { by: 'book' }, chapters: 'placed', doubledHeads: true, isSearched: true },
  topics: { segments: { by: 'share', count: 8 }, chapters: 'none', doubledHeads: true, isSearched: true },
  graphics: {
    segments: { by: 'share', count: 1 },
    chapters: 'placed',
    doubledHeads: false,
    isSearched: true,
  },
  videos: { segments: { by: 'share', count: 1 }, chapters: 'placed', doubledHeads: false, isSearched: true },
  plans: { segments: { by: 'share', count: 1 }, chapters: 'none', doubledHeads: false, isSearched: false },
  references: { segments: { by: 'verse' }, chapters: 'none', doubledHeads: false, isSearched: false },
  words: { segments: { by: 'verse' }, chapters: 'none', doubledHeads: false, isSearched: false },
} as const satisfies Record<ContentKind, KindRules>

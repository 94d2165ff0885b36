/** The kinds of content, and what each decides, in one table: how its articles are cut and which chapters lead to them. */

export const contentKinds = ['dictionary', 'commentary', 'topics', 'graphics', 'videos', 'plans'] as const
export type ContentKind = (typeof contentKinds)[number]

export interface KindRules {
  /**
   * How articles become segments: in a fixed number of shares by their id, so that a new article moves no other one; or by the book they
   * stand at, so that one book can be downloaded.
   */
  segments: { by: 'share'; count: number } | { by: 'book' }
  /**
   * Articles that a chapter leads back to: all that name one of its verses, only those that stand at it, or nothing, where every chapter
   * would lead to hundreds.
   */
  chapters: 'named' | 'placed' | 'none'
  /** Several articles of one head are all wanted; of two articles at one place with one head the second is a defect. */
  doubledHeads: boolean
}

export const kindTable = {
  dictionary: { segments: { by: 'share', count: 8 }, chapters: 'named', doubledHeads: true },
  commentary: { segments: { by: 'book' }, chapters: 'placed', doubledHeads: true },
  topics: { segments: { by: 'share', count: 8 }, chapters: 'none', doubledHeads: true },
  graphics: { segments: { by: 'share', count: 1 }, chapters: 'placed', doubledHeads: false },
  videos: { segments: { by: 'share', count: 1 }, chapters: 'placed', doubledHeads: false },
  plans: { segments: { by: 'share', count: 1 }, chapters: 'none', doubledHeads: false },
} as const satisfies Record<ContentKind, KindRules>

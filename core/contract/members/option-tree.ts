/**
 * The options of a person (spec 1 §3 "User options"): a closed list of leaf paths, each with its possible
 * values and its default. A list that is one value (the order of boxes) is a leaf. An unknown path is
 * refused, so no path can reach a prototype. Without zod: the page reads options too.
 */
import * as limits from '../../limits'

const flag = (initial: boolean) => ({ kind: 'flag', initial }) as const
const number = (minimum: number, maximum: number, initial: number) =>
  ({ kind: 'number', minimum, maximum, initial }) as const
const oneOf = <const Words extends readonly string[]>(words: Words, initial: Words[number]) =>
  ({ kind: 'oneOf', words, initial }) as const
/** Words joined by commas, at most `maxLength` characters in total. */
const words = (maxLength = 400) => ({ kind: 'words', maxLength, initial: '' as string }) as const

/** All options by path. */
export const optionTree = {
  /** `system`: light or dark, as the device is. */
  theme: oneOf(['light', 'system', 'sepia', 'dark', 'black'], 'light'),
  /** From eight in the evening to six in the morning, by the device's clock, the light theme is warm. */
  warmEvening: flag(false),
  gravatar: flag(false),
  fixHeader: flag(true),
  confirmed: flag(false),
  promo: words(60),
  bibles: words(),
  sortByAlpha: flag(false),
  showOutline: flag(false),
  /** Abbreviations joined by commas, in the order of the columns. */
  selectedBibles: words(),
  externalLinks: words(),
  useExternalLinks: flag(false),
  'searchOptions.type': oneOf(['hybrid', 'classic'], 'hybrid'),
  'searchOptions.coherence': number(0, 4, 2),
  'searchOptions.fullwords': flag(true),
  'searchOptions.umlaute': flag(false),
  'searchOptions.exactPhrase': flag(false),
  'searchOptions.searchHeadings': flag(false),
  'searchOptions.area': words(),
  'searchOptions.sort': oneOf(['hits', 'canonical'], 'hits'),
  'searchOptions.meaning': flag(true),
  /** Words of `searchScopes` (core/contract/search/search-request.ts). */
  'searchOptions.scope': oneOf(['chosen', 'language', 'all'], 'chosen'),
  /** How verses are copied: words of core/scripture/selection/copy-choice.ts. */
  'copy.choice': words(),
  'textFormats.fontSize': number(limits.fontSizeMinimum, limits.fontSizeMaximum, limits.fontSizeDefault),
  'textFormats.font': oneOf(
    ['default', 'ptserif', 'lato', 'antiqua', 'helvetica', 'atkinson', 'opendyslexic'],
    'ptserif',
  ),
  'textFormats.lineSpacing': oneOf(['tight', 'normal', 'wide', 'wider'], 'normal'),
  'textFormats.letterSpacing': oneOf(['normal', 'wide', 'wider'], 'normal'),
  'textFormats.wordSpacing': oneOf(['normal', 'wide', 'wider'], 'normal'),
  /** Limits the text to a width of 42em; false = as wide as the window. */
  'textFormats.maxWidth': flag(true),
  'textFormats.oneVerseLine': flag(false),
  /** Chapters follow each other while one scrolls; false = pages. */
  'textFormats.continuous': flag(false),
  /** Below each word of the text the one of the original. */
  'textFormats.originals': flag(false),
  'textFormats.showHeadings': flag(true),
  'textFormats.showFootnotes': flag(true),
  'textFormats.showVerseNumbers': flag(true),
  'textFormats.showCrossRefs': flag(true),
  'textFormats.printMyNotes': flag(false),
  /** Words of Jesus in colour (design UX 3.5). */
  'textFormats.jesus': flag(false),
  'sidebar.search.pinned': flag(false),
  'sidebar.search.boxes': words(),
  'sidebar.search.order': words(),
  'sidebar.search.open': flag(false),
  'sidebar.text.pinned': flag(false),
  'sidebar.text.boxes': words(),
  'sidebar.text.order': words(),
  'sidebar.text.open': flag(false),
  'sidebar.syncCommentaries': flag(true),
  'note.gridView': flag(false),
  // Of the specification, and of devices that have not updated: no screen offers these choices any more.
  'tag.gridView': flag(false),
  'help.gridView': flag(false),
  'topic.gridView': flag(false),
  'readingPlan.gridView': flag(false),
  'chat.gridView': flag(false),
  'note.list.sort': oneOf(['changed', 'canonical', 'title'], 'changed'),
  'tag.list.my': flag(true),
  'tag.list.sort': oneOf(['usercount', 'name'], 'usercount'),
  'like.list.my': flag(true),
  'like.list.sort': oneOf(['canonical', 'date', 'usercount'], 'canonical'),
  'readingPlan.list': words(60),
  'readingPlan.sectionAbbr': words(60),
  'resource.commentary.targetSidebar': flag(true),
  'resource.dictionary.gridView': flag(false),
  'resource.dictionary.sort': words(60),
  'resource.dictionary.abbreviations': words(),
  'resource.graphic.sort': words(60),
  'resource.video.sort': words(60),
  'resource.video.abbreviations': words(),
  /** Words of `verseScopes` (src/features/reading/selection/editions-at-hand.ts). */
  'verse.scope': oneOf(['language', 'all'], 'all'),
  'verse.my': flag(false),
  'verse.abbreviations': words(),
  /** The tag whose verses are taken where `verse.my` is on. */
  'verse.tag': words(60),
  'audioPlayer.autoplay': flag(false),
  'audioPlayer.volume': number(0, 100, 100),
  'chat.btn': flag(true),
  /** A language model may answer: questions go to the host that the operator names. */
  'chat.model': flag(false),
} as const

export type OptionPath = keyof typeof optionTree
type Leaf = (typeof optionTree)[OptionPath]
export type OptionValue<Path extends OptionPath = OptionPath> = (typeof optionTree)[Path]['initial']

/** Every leaf, in the order of the tree. */
export const optionPaths = Object.keys(optionTree).filter(isOptionPath)

/** True for a leaf of the tree. */
export function isOptionPath(path: string): path is OptionPath {
  return Object.hasOwn(optionTree, path)
}

/** The default value of a path. */
export function initialOption<Path extends OptionPath>(path: Path): OptionValue<Path> {
  return optionTree[path].initial
}

/** A stored or received value, if the path allows it; undefined otherwise. */
export function parseOption<Path extends OptionPath>(
  path: Path,
  value: unknown,
): OptionValue<Path> | undefined {
  return isValueOf(optionTree[path], value) ? (value as OptionValue<Path>) : undefined
}

function isValueOf(leaf: Leaf, value: unknown): boolean {
  switch (leaf.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number' && value >= leaf.minimum && value <= leaf.maximum
    case 'oneOf':
      return leaf.words.some((word) => word === value)
    case 'words':
      return typeof value === 'string' && value.length <= leaf.maxLength && /^[\p{L}\p{N}_.,-]*$/u.test(value)
  }
}

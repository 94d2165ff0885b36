/** How the options of a person (spec 1 §3) map to the attributes of the root element, and back. Pure. */
import { initialOption, type OptionPath, parseOption } from '#core/contract/members/option-tree'
import { fontSizeDefault, fontSizeMaximum, fontSizeMinimum, fontSteps } from '#core/limits'
import type { OptionEntry, Options } from './option-state'

export const themes = ['light', 'dark', 'system', 'sepia', 'black'] as const
export const fonts = [
  'default',
  'ptserif',
  'lato',
  'antiqua',
  'helvetica',
  'atkinson',
  'opendyslexic',
] as const
/** How far lines, letters and words stand apart, in the order of the panel; "normal" is no attribute. */
export const spacings = {
  leading: ['tight', 'normal', 'wide', 'wider'],
  letters: ['normal', 'wide', 'wider'],
  words: ['normal', 'wide', 'wider'],
} as const
export const hideable = ['numbers', 'headings', 'footnotes', 'references'] as const

/** The attributes that /boot.js understands: name without `data-` and its value; absent = default. */
export interface Display {
  /** `system`: light or dark, as `data-dark` says (system-theme.ts). */
  theme?: (typeof themes)[number]
  font?: (typeof fonts)[number]
  /** "1" to "11". */
  size?: string
  width?: 'full'
  /** The reader has closed it: from 1441 px the sidebar of a text is open otherwise. */
  sidebar?: 'closed'
  lines?: 'verse'
  /** Between lines. */
  leading?: 'tight' | 'wide' | 'wider'
  /** Between letters, but for scripts whose letters join. */
  letters?: 'wide' | 'wider'
  /** Between words. */
  words?: 'wide' | 'wider'
  /** The light theme is warm in the evening; whether it is evening says `data-warm` (evening.ts). */
  evening?: 'warm'
  jesus?: 'on'
  /** Chapters follow each other while one scrolls. */
  flow?: 'scroll'
  /** Below each word of the text the one of the original. */
  originals?: 'on'
  /** Blank-separated list of `hideable`. */
  hide?: string
  /** How texts side by side are compared on phones: sideways instead of verse by verse. */
  stack?: 'sideways'
  swipe?: 'off'
  /** Keys without Ctrl that act on the whole app. */
  shortcuts?: 'off'
  /** Whole screens of text, for e-ink: black on white, nothing moves. */
  paged?: 'on'
}

/** `undefined` = default. */
export type DisplayChange = Partial<Record<keyof Display, string | undefined>>

/** Attributes that stay on the device. */
export const deviceAttributes = ['stack', 'swipe', 'shortcuts', 'paged'] as const

/** Attributes whose values are the words of an option; its initial one is no attribute. */
const choices = {
  theme: 'theme',
  font: 'textFormats.font',
  leading: 'textFormats.lineSpacing',
  letters: 'textFormats.letterSpacing',
  words: 'textFormats.wordSpacing',
} as const
const choiceNames = ['theme', 'font', 'leading', 'letters', 'words'] as const

const flags = {
  width: { path: 'textFormats.maxWidth', value: 'full', when: false },
  lines: { path: 'textFormats.oneVerseLine', value: 'verse', when: true },
  jesus: { path: 'textFormats.jesus', value: 'on', when: true },
  flow: { path: 'textFormats.continuous', value: 'scroll', when: true },
  originals: { path: 'textFormats.originals', value: 'on', when: true },
  evening: { path: 'warmEvening', value: 'warm', when: true },
  sidebar: { path: 'sidebar.text.open', value: 'closed', when: false },
} as const
const flagNames = ['width', 'lines', 'jesus', 'flow', 'originals', 'evening', 'sidebar'] as const

const showPaths = {
  numbers: 'textFormats.showVerseNumbers',
  headings: 'textFormats.showHeadings',
  footnotes: 'textFormats.showFootnotes',
  references: 'textFormats.showCrossRefs',
} as const

/** The options that correspond to a change of the display. */
export function optionsOfDisplay(change: DisplayChange): OptionEntry[] {
  const entries: OptionEntry[] = []
  const add = (path: OptionPath, value: unknown) => {
    entries.push([path, parseOption(path, value) ?? initialOption(path)])
  }
  for (const name of choiceNames) if (name in change) add(choices[name], change[name])
  if ('size' in change) add('textFormats.fontSize', change.size && fontSizeOf(Number(change.size)))
  for (const name of flagNames)
    if (name in change) add(flags[name].path, (change[name] === flags[name].value) === flags[name].when)
  if ('hide' in change)
    for (const what of hideable) add(showPaths[what], !(change.hide ?? '').split(' ').includes(what))
  return entries
}

/** The display that corresponds to these options; anything they do not name stays as in `display`. */
export function displayOfOptions(options: Options, display: Display): Display {
  const change: DisplayChange = { ...display }
  for (const name of choiceNames) {
    const word = options.get(choices[name])
    if (word !== undefined) change[name] = word === initialOption(choices[name]) ? undefined : String(word)
  }
  const size = options.get('textFormats.fontSize')
  if (size !== undefined) change.size = size === fontSizeDefault ? undefined : stepOf(Number(size))
  for (const name of flagNames) {
    const { path, value, when } = flags[name]
    const set = options.get(path)
    if (set !== undefined) change[name] = set === when ? value : undefined
  }
  const hidden = (display.hide ?? '').split(' ')
  const hide = hideable.filter((what) => {
    const isShown = options.get(showPaths[what])
    return isShown === undefined ? hidden.includes(what) : isShown === false
  })
  change.hide = hide.join(' ') || undefined
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

/** Font size as the specification stores it: 1 to 1.8 in 11 steps, 1.4 in the middle. */
export function fontSizeOf(step: number): number {
  return Number(
    (fontSizeMinimum + ((fontSizeMaximum - fontSizeMinimum) * (step - 1)) / (fontSteps - 1)).toFixed(2),
  )
}

/** The step nearest to a stored size. */
function stepOf(fontSize: number): string {
  const share = (fontSize - fontSizeMinimum) / (fontSizeMaximum - fontSizeMinimum)
  return String(Math.round(share * (fontSteps - 1)) + 1)
}

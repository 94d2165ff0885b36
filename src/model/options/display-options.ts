/** How the options of a person (spec 1 §3) map to the attributes of the root element, and back. Pure. */
import { initialOption, type OptionPath, parseOption } from '#core/contract/members/option-tree'
import { fontSizeDefault, fontSizeMaximum, fontSizeMinimum, fontSteps } from '#core/limits'
import type { OptionEntry, Options } from './option-state'

export const themes = ['light', 'sepia', 'dark', 'black'] as const
export const fonts = ['default', 'ptserif', 'lato', 'antiqua', 'helvetica'] as const
export const hideable = ['numbers', 'headings', 'footnotes', 'references'] as const

/** The attributes that /boot.js understands: name without `data-` and its value; absent = default. */
export interface Display {
  theme?: (typeof themes)[number]
  font?: (typeof fonts)[number]
  /** "1" to "11". */
  size?: string
  width?: 'full'
  /** The reader has closed it: from 1441 px the sidebar of a text is open otherwise. */
  sidebar?: 'closed'
  lines?: 'verse'
  jesus?: 'on'
  /** Blank-separated list of `hideable`. */
  hide?: string
  /** How texts side by side are compared on phones: sideways instead of verse by verse. */
  stack?: 'sideways'
  swipe?: 'off'
  /** Keys without Ctrl that act on the whole app. */
  shortcuts?: 'off'
}

/** `undefined` = default. */
export type DisplayChange = Partial<Record<keyof Display, string | undefined>>

/** Attributes that stay on the device. */
export const deviceAttributes = ['stack', 'swipe', 'shortcuts'] as const

const flags = {
  width: { path: 'textFormats.maxWidth', value: 'full', when: false },
  lines: { path: 'textFormats.oneVerseLine', value: 'verse', when: true },
  jesus: { path: 'textFormats.jesus', value: 'on', when: true },
  sidebar: { path: 'sidebar.text.open', value: 'closed', when: false },
} as const
const flagNames = ['width', 'lines', 'jesus', 'sidebar'] as const

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
  if ('theme' in change) add('theme', change.theme)
  if ('font' in change) add('textFormats.font', change.font)
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
  const theme = options.get('theme')
  if (theme !== undefined) change.theme = theme === initialOption('theme') ? undefined : String(theme)
  const font = options.get('textFormats.font')
  if (font !== undefined) change.font = font === initialOption('textFormats.font') ? undefined : String(font)
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

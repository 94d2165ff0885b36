/** Combinations of the text format that have a name. Pure. */
import type { Display, DisplayChange } from '../../model/options/display-options'

export const presetNames = ['standard', 'airy', 'dyslexia', 'eink'] as const
export type PresetName = (typeof presetNames)[number]

/** What a preset sets; another one takes it away again. Colours and what is shown are left as they are. */
const parts = ['font', 'size', 'leading', 'letters', 'words'] as const
type Taste = Pick<Display, (typeof parts)[number]>

const tastes: Readonly<Record<Exclude<PresetName, 'eink'>, Taste>> = {
  standard: {},
  airy: { size: '8', leading: 'wide', words: 'wide' },
  dyslexia: { font: 'opendyslexic', leading: 'wide', words: 'wide' },
}
const tasteNames = ['standard', 'airy', 'dyslexia'] as const

/** Paged is of this device alone: there the letters stay as they are on all of them. */
export function changeToPreset(name: PresetName): DisplayChange {
  if (name === 'eink') return { paged: 'on' }
  const taste = tastes[name]
  return { ...Object.fromEntries(parts.map((part) => [part, taste[part]])), paged: undefined }
}

/** Undefined where a person has made their own. */
export function presetOf(display: Display): PresetName | undefined {
  if (display.paged) return 'eink'
  return tasteNames.find((name) => parts.every((part) => tastes[name][part] === display[part]))
}

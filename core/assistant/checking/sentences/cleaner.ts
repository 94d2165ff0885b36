/**
 * The first thing that happens to what a model writes: characters that cannot be seen, or that turn others round, are taken out.
 * Works on a stream cut anywhere: what may belong to something unfinished is held back.
 */

/** Line ends of other systems and of Unicode. */
const lineEnds = /[\u0085\u2028\u2029\v\f]/g
/** Variation selectors, joiners of graphemes, letters without a form. */
const unseen = /\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu
/** Everything else without a form. */
const formless = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu
const controls = /(?!\n)\p{Cc}/gu
/** Persian words need this one. */
const joiner = '\u200c'
const joined = /(?<=\p{Script=Arabic}\p{M}*)\u200c/gu
/** Stands for it while the others are taken out. */
const kept = '\u0001'
/** Two signs that stand for one quotation mark; longer runs mean something else. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/(?<!['’])(?:''|’’|‘‘)(?!['’])/g, '"'],
  [/(?<!`)``(?!`)/g, '"'],
  [/(?<!´)´´(?!´)/g, '"'],
  [/(?<!,),,(?!,)/g, '„'],
  [/(?<![<])<<(?!<)/g, '«'],
  [/(?<![>])>>(?!>)/g, '»'],
]
/** The end of a text whose meaning depends on what follows. */
const unfinished = /(?:['’‘`´,<>]+|[\ud800-\udbff])$/

export class Cleaner {
  private raw = ''
  /** The last characters given on: what follows may depend on them. */
  private before = ''

  push(delta: string): string {
    this.raw += delta
    const keep = unfinished.exec(this.raw)?.[0].length ?? 0
    const ready = this.raw.slice(0, this.raw.length - keep)
    this.raw = this.raw.slice(ready.length)
    return this.cleaned(ready)
  }

  end(): string {
    const ready = this.raw
    this.raw = ''
    return this.cleaned(ready)
  }

  /** Looks back to what was cleaned before: a joiner may follow a letter of an earlier piece. */
  private cleaned(text: string): string {
    if (text === '') return ''
    let clean = text
    for (const [pair, mark] of pairs) clean = clean.replace(pair, mark)
    clean = clean
      .replace(/[\r\t\u2800]/g, ' ')
      .replace(lineEnds, '\n')
      .replace(unseen, '')
    const plain = (this.before + clean).replace(controls, '').replace(joined, kept)
    const result = plain.replace(formless, '').replaceAll(kept, joiner).slice(this.before.length)
    // A joiner at its beginning would lose its letter and be taken out of the next piece.
    this.before = (this.before + result).slice(-8).replace(/^(?:[\udc00-\udfff]|[\p{M}\u200c])+/u, '')
    return result
  }
}

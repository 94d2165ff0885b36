/**
 * A text as it is read rather than as it is spelt: compatible forms as their letters, nothing unseen, letters that only look like
 * those of another script as what they look like. Compared, never shown.
 */

/** Letters of other scripts that look like Latin ones; each letter is followed by the one it is read as. */
const lookalikes =
  'аaеeоoрpсcуyхxіiјjѕsһhԁdɡgԛqԝwνvοoρpαaιiτtκkυuχxеeӏlАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXƖlǀl'
const readAs = new Map(
  Array.from({ length: lookalikes.length / 2 }, (_, at) => [
    lookalikes[at * 2] ?? '',
    lookalikes[at * 2 + 1] ?? '',
  ]),
)

/** Unseen signs; the joiners of Persian stay. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}](?<!\u200c)/gu
/** A base letter with more marks than any language writes. */
const stacked = /(\p{M}{3})\p{M}+/gu

/** The text as it may be shown: in one line, composed, without what nobody sees. */
export function visibleOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(unseen, '')
    .replace(stacked, '$1')
    .replace(/ +/g, ' ')
    .trim()
}

/** The text with letters of words that mix scripts, and of words that look Latin altogether, as Latin ones. */
export function skeletonOf(text: string): string {
  const plain = text.normalize('NFKC')
  return plain.replace(/[\p{L}\p{M}]+/gu, (word) => {
    if (!/[\p{Script=Cyrillic}\p{Script=Greek}\u0180-\u024f\u0250-\u02af]/u.test(word)) return word
    const read = Array.from(word, (letter) => readAs.get(letter) ?? letter).join('')
    return /^\p{Script=Latin}+$/u.test(read) ? read : word
  })
}

/** One word of several scripts is written to deceive. */
export function hasMixedWord(text: string): boolean {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) =>
      [
        /\p{Script=Latin}/u,
        /\p{Script=Cyrillic}/u,
        /\p{Script=Greek}/u,
        /\p{Script=Hebrew}/u,
        /\p{Script=Arabic}/u,
      ].filter((script) => script.test(word)).length > 1,
  )
}

/** Letters that stand apart, or with signs between them: no language is written like that. */
export function hasSpacedLetters(text: string): boolean {
  return /(?<![\p{L}\p{M}\p{N}])(?:\p{L}\p{M}*[^\p{L}\p{M}\p{N}]{1,3}){3,}\p{L}(?![\p{L}\p{M}])/u.test(text)
}

/** Letters in a dress of their own (bold, circled, wide, small capitals) that is not their script's. */
export function hasDressedLetters(text: string): boolean {
  return (
    (text.match(/[\p{L}\p{N}]/gu) ?? []).some(
      (sign) =>
        sign.normalize('NFKC') !== sign &&
        !/[\u0132-\u0149\u01c4-\u01cc\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufeff²³¹ªº½¼¾]/u.test(sign),
    ) || /[\u1d00-\u1d7f\u2c60-\u2c7f\ua720-\ua7ff]/u.test(text)
  )
}

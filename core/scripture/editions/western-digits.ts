/** Digits of other scripts: Arabic, Persian and Indian Bibles number their verses with their own. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6]

/** The same text, character by character, with digits of ASCII. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
  })
}

/**
 * Whole numbers from 0 as a short text of letters that JSON writes as they are: small ones one letter each, so that equal
 * numbers stand beside each other and pack well, larger ones two or three, and the largest `~` with digits and `;`.
 */

const letters = Array.from({ length: 91 }, (_, at) => String.fromCharCode(at + 35))
  .filter((letter) => letter !== '\\' && letter !== '~' && letter !== ';')
  .join('')
const valueOf = new Map(Array.from(letters, (letter, value) => [letter, value]))
const base = letters.length

/** First letters of numbers of one, two and three letters. */
const leads = [72, 12, base - 84] as const
const twoFrom = leads[0]
const threeFrom = twoFrom + leads[1] * base
const digitsFrom = threeFrom + leads[2] * base * base

export function packColumn(values: readonly number[]): string {
  return values.map(packOne).join('')
}

function packOne(value: number): string {
  const letter = (at: number) => letters[at] ?? ''
  if (value < twoFrom) return letter(value)
  if (value < threeFrom) {
    const rest = value - twoFrom
    return letter(leads[0] + Math.floor(rest / base)) + letter(rest % base)
  }
  if (value >= digitsFrom) return `~${value};`
  const rest = value - threeFrom
  const lead = leads[0] + leads[1] + Math.floor(rest / (base * base))
  return letter(lead) + letter(Math.floor(rest / base) % base) + letter(rest % base)
}

/** What no column has is left out. */
export function unpackColumn(text: string): number[] {
  const values: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const next = () => {
      at += 1
      return valueOf.get(text.charAt(at)) ?? 0
    }
    const lead = valueOf.get(text.charAt(at))
    if (lead === undefined) {
      const end = text.indexOf(';', at)
      if (text.charAt(at) === '~' && end > 0) values.push(Number(text.slice(at + 1, end)))
      at = end < 0 ? text.length : end
    } else if (lead < leads[0]) values.push(lead)
    else if (lead < leads[0] + leads[1]) values.push(twoFrom + (lead - leads[0]) * base + next())
    else values.push(threeFrom + ((lead - leads[0] - leads[1]) * base + next()) * base + next())
  }
  return values
}

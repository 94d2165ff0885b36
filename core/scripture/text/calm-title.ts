/** Titles of books that an edition prints in capitals, as they are written in a sentence. Pure. */

/** Words that stay small inside a title, of the languages that have capitals. */
const small: ReadonlySet<string> = new Set(
  (
    'der die das den dem des ein eine an am auf aus bei im in ist mit nach oder sankt und vom von zu zum zur ' +
    'erste zweite dritte vierte fünfte ersten zweiten dritten ' +
    'a according after also an and as by called commonly entitled for from of on or the to unto with ' +
    'first second third fourth fifth ' +
    'à au aux d de des du en et l la le les premier première selon second seconde deuxième troisième ' +
    'al del el los las según y primera primer segunda segundo tercera tercer ' +
    'ai agli alla alle dei della delle di e gli i il lo secondo seconda primo prima terza terzo ' +
    'ao aos às da das do dos o os segundo primeira primeiro terceira terceiro'
  ).split(' '),
)

/** The title itself where it is not in capitals alone. Numbers of Roman letters stay as they are. */
export function calmTitle(title: string): string {
  if (title !== title.toUpperCase() || title === title.toLowerCase()) return title
  const words = title.toLowerCase().split(/(?<![\p{L}\p{M}])(?=\p{L})/u)
  return words
    .map((word, index) => {
      const letters = /^[\p{L}\p{M}]+/u.exec(word)?.[0] ?? ''
      if (/^(?:i{1,3}|iv|v)$/.test(letters) && letters !== 'i') return word.toUpperCase()
      return index > 0 && small.has(letters) ? word : word.charAt(0).toUpperCase() + word.slice(1)
    })
    .join('')
}

/** A random passage to open (FEATURES READ-15): a hundred well-known verses, in English numbering. */
import { type Canonical, canonicalOf, placeOf } from '../canonical'

/** Book in two digits, chapter and verse in three. */
export const randomPassages: readonly string[] = `
01001001 01001027 01012002 01028015 01050020 02003014 02014014 02020002 04006024 05006005
05031006 06001009 08001016 09016007 11019012 16008010 18019025 19001003 19008004 19016011
19019001 19023001 19027001 19034008 19036009 19037005 19042001 19046001 19051010 19063001
19073023 19090012 19091011 19103002 19118024 19119105 19121001 19126005 19130005 19139014
19150006 20003005 20016009 21003001 22008006 23009006 23040031 23043001 23053005 23055008
23066013 24029011 24031003 25003022 26036026 27003017 28006006 30005024 32002002 33006008
35003018 36003017 38004006 40005003 40005014 40006033 40007007 40011028 40028020 41009024
41012030 42001037 42002011 42006036 42015020 43001001 43003016 43008012 43010011 43011025
43014006 43015005 44017028 45005008 45008028 45008038 45012021 46013013 47005017 47012009
48005022 49002008 50004004 50004007 51003013 55001007 58011001 60005007 62004016 66021004`
  .trim()
  .split(/\s+/)

/** The specification draws from the index 0 to 98; the last candidate is never drawn. */
const lastIndex = 98

/**
 * The passage for a random number from 0 (inclusive) to 1 (exclusive), among those the edition has; among all
 * of them if it has none.
 */
export function randomPassage(random: number, isThere: (passage: Canonical) => boolean): Canonical {
  const drawn = randomPassages.slice(0, lastIndex + 1).map(canonicalOfId)
  const there = drawn.filter(isThere)
  const candidates = there.length > 0 ? there : drawn
  return candidates[Math.floor(random * candidates.length)] ?? canonicalOf(43, 3, 16)
}

function canonicalOfId(id: string): Canonical {
  const { book, chapter, verse } = placeOf(Number(id))
  return canonicalOf(book, chapter, verse)
}

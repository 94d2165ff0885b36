/**
 * Whether a number belongs to a work that is no book of the Bible: `3 Corinthians 2:1`, `Jos. Ant. Jud. 5:1`, `Acts of John 3:1`. Such a
 * place is never linked; one link too few is a nuisance, a wrong one misleads.
 */

/** A number, or a word for one, that the name does not have: `3 Corinthians`, `Third John` is read as a whole and never comes here. */
const strayNumber =
  /(?:^|[\s([;,])(?:\d{1,2}(?:st|nd|rd|th|\.)?|[IVX]{1,4}\.?|first|second|third|fourth|fifth|erste[rsn]?|zweite[rsn]?|dritte[rsn]?|vierte[rsn]?|fünfte[rsn]?)\s+$/i

/** Writings that are named after a book or person of the Bible. */
const namedAfter =
  /\b(?:acts|apocalypses?|ascension|assumption|testaments?|martyrdom|apocryphon|infancy|protevangel\w*|prayers?|psalms?|psalter|odes?|li(?:fe|ves)|visions?|preaching|paralipomena|story|history|rest|confession|conflict|penitence|wars?|antiquities|canons?|constitutions?|liturgy|hymns?|sibyl\w*|pseudo|pirkei?|midrash|akten|apokalypse|himmelfahrt|testament|martyrium|gebet|psalmen|oden|leben)\s+(?:of|des|der|von)\s+(?:the\s+|st\.?\s+)?(?:\p{Lu}[\p{L}.]*\s+)?$/iu

/** Names of authors and works, directly before a name or a number. */
const author =
  /\b(?:Josephus|Jos|Joseph|Philo|Eusebius|Euseb|Tacitus|Tac|Pliny|Plin|Herodotus|Herod|Strabo|Livy|Ant|Antt|Antiq|Antiquities|Altertümer|Wars?|Bell|B\.\s?J|Apion|Ap|Midrash|Mishnah?|Mischna|Talmud|Targ(?:um)?|Koran|Qur['’]?an|Barnabas|Barn|Hermas|Herm|Clement|Clem|Ignatius|Ign|Polycarp|Didache|Jubilees|Jub|Enoch|Henoch|Esdras|Esdr|Hezekiah|Hiskia|Laodiceans|Hist|Hist\.\s?Eccl|Eccl\.\s?Hist|Chron|Praep|Demonstr|Contra|Adv|Haer|Strom|Ep|Sib|Orac|Quran|Nephi|Mormon|Alma|Moroni|Mosiah|Helaman|Ether|Jasher|Jaschar|Pseudo|Ps)[.,]*\s*[\p{L}.]{0,8}[.,]*\s*$/u

const hyphened = /\p{L}[-‐]$/u
const innocentPrefix = /(?:deutero|trito|proto)[-‐]$/i

/** `before` is the text up to the reference, `name` its own words. */
export function isForeign(before: string, name: string): boolean {
  const tail = before.slice(-60)
  if (strayNumber.test(tail) || isOfWork(tail)) return true
  if (hyphened.test(tail) && !innocentPrefix.test(tail)) return true
  return isForeignName(name)
}

/** The text ends with the name of an author or work. */
export function isOfWork(before: string): boolean {
  const tail = before.slice(-60)
  return namedAfter.test(tail) || author.test(tail)
}

/** Names that some list of names knows and that mean another work in English and German: the numbers of Esdras differ in every Bible. */
function isForeignName(name: string): boolean {
  return /^\W*\d?\.?\s*(?:esdras|esdr\b|paralipomen)/i.test(name)
}

/** A word with a capital directly before a number that has no name of its own: `Ant. 11:8`, `Strabo, 16:2`. */
export function isBehindName(before: string): boolean {
  const [, word] = /(\p{Lu}[\p{L}'’]*)[.,]?\s*(?:[ivxlc]+\.\s*)?[([]?\s*$/u.exec(before.slice(-60)) ?? []
  return word !== undefined && !innocent.has(word.toLowerCase())
}

const innocent: ReadonlySet<string> = new Set(
  'comp cf see compare also and in at v ver verse verses vv ch chap chapter kap vers siehe vgl und'.split(
    ' ',
  ),
)

/**
 * Free dictionaries, lexica, topics and commentaries as they are handed round, with what their files do not say or say badly: a title
 * as it stands in print, the year, the language, the licence. A work is known by the name of its file or by what the file calls it.
 */

export interface KnownContent {
  title: string
  /** Of the print that was digitised. */
  year: number
  /** BCP 47. */
  locale: string
  /** Absent where files of the work differ in it, and say it. */
  licence?: string
}

const free = 'Public domain'
const openScriptures = 'CC BY 4.0 (Open Scriptures)'
const step = 'CC BY 4.0 (STEPBible.org)'
const strongs = { year: 1890, locale: 'en' }

/** Each by names in small letters and figures alone (`keyOf`), of files and of works. */
const works: readonly (KnownContent & { names: readonly string[] })[] = [
  {
    ...strongs,
    title: 'Strong’s Hebrew and Greek Dictionaries',
    names: ['strongs', 'strong', 'strongsdictionaries', 'dictionaryofgreekwords'],
    licence: 'CC BY-SA (Open Scriptures)',
  },
  {
    ...strongs,
    title: 'Strong’s Hebrew Dictionary',
    names: ['hebrewstrong', 'strongshebrew', 'strongshebrewdictionary', 'strongsrealhebrew'],
    licence: openScriptures,
  },
  {
    ...strongs,
    title: 'Strong’s Greek Dictionary',
    names: ['greekstrong', 'strongsgreek', 'strongsgreekdictionary', 'strongsrealgreek'],
    licence: 'CC BY-SA (Open Scriptures)',
  },
  {
    title: 'Brown–Driver–Briggs Hebrew Lexicon',
    year: 1906,
    locale: 'en',
    names: ['browndriverbriggs', 'browndriverbriggshebrewlexicon', 'bdb'],
    licence: openScriptures,
  },
  {
    title: 'Index of Hebrew Lexica',
    year: 2015,
    locale: 'en',
    names: ['lexicalindex'],
    licence: openScriptures,
  },
  {
    title: 'Augmented Strong’s Numbers',
    year: 2015,
    locale: 'en',
    names: ['augindex'],
    licence: openScriptures,
  },
  {
    title: 'Abbott-Smith’s Greek Lexicon of the New Testament',
    year: 1922,
    locale: 'en',
    names: [
      'abbottsmith',
      'abbottsmithstrongs',
      'amanualgreeklexiconofthenewtestament',
      'gabbottsmithsamanualgreeklexiconofthenewtestament',
    ],
    licence: free,
  },
  {
    title: 'Dodson’s Greek Lexicon',
    year: 2010,
    locale: 'en',
    names: ['dodson', 'dodsongreeklexicon', 'jeffreydodsonsgreeklexicon'],
    licence: 'CC0-1.0',
  },
  {
    title: 'Brief Hebrew Lexicon (STEPBible)',
    year: 2022,
    locale: 'en',
    names: ['tbesh', 'tbeshwithoutmeaning', 'translatorsbrieflexiconofextendedstrongsforhebrew'],
    licence: step,
  },
  {
    title: 'Brief Greek Lexicon (STEPBible)',
    year: 2022,
    locale: 'en',
    names: ['tbesg', 'translatorsbrieflexiconofextendedstrongsforgreek'],
    licence: step,
  },
  {
    title: 'Thayer’s Greek Lexicon',
    year: 1889,
    locale: 'en',
    names: ['thayer', 'thayers', 'thayersgreeklexicon', 'thayersgreekdefinitions'],
    licence: free,
  },
  {
    title: 'Easton’s Bible Dictionary',
    year: 1897,
    locale: 'en',
    names: ['easton', 'eastons', 'eastondictionary', 'eastonsbibledictionary'],
    licence: free,
  },
  {
    title: 'Smith’s Bible Dictionary',
    year: 1884,
    locale: 'en',
    names: ['smith', 'smiths', 'smithsbibledictionary'],
    licence: free,
  },
  {
    title: 'Hitchcock’s Bible Names',
    year: 1869,
    locale: 'en',
    names: ['hitchcock', 'hitchcocks', 'hitchcocksbiblenames', 'hitchcocksbiblenamesdictionary'],
    licence: free,
  },
  {
    title: 'International Standard Bible Encyclopedia',
    year: 1915,
    locale: 'en',
    names: ['isbe', 'internationalstandardbibleencyclopedia'],
    licence: free,
  },
  {
    title: 'Nave’s Topical Bible',
    year: 1897,
    locale: 'en',
    names: ['nave', 'naves', 'navestopicalbible', 'bibletopicsnaves'],
    licence: free,
  },
  {
    title: 'Torrey’s New Topical Textbook',
    year: 1897,
    locale: 'en',
    names: ['torrey', 'torreys', 'torreysnewtopicaltextbook', 'thenewtopicaltextbook'],
    licence: free,
  },
  {
    title: 'Matthew Henry’s Commentary',
    year: 1706,
    locale: 'en',
    names: ['mhc', 'mhchtml', 'matthewhenry', 'matthewhenrycommentary', 'matthewhenryscommentary'],
    licence: free,
  },
  {
    title: 'Matthew Henry’s Concise Commentary',
    year: 1706,
    locale: 'en',
    names: ['mhcc', 'matthewhenryconcise', 'matthewhenrysconcisecommentary'],
    licence: free,
  },
  {
    title: 'Riegers Betrachtungen über das Neue Testament',
    year: 1833,
    locale: 'de',
    names: ['rieger', 'carlheinrichriegerskommentar'],
    licence: 'Gemeinfrei',
  },
  {
    title: 'Treasury of Scripture Knowledge',
    year: 1836,
    locale: 'und',
    names: ['tsk', 'treasuryofscriptureknowledge'],
    licence: free,
  },
  {
    title: 'Cross references of OpenBible.info',
    year: 2018,
    locale: 'und',
    names: ['crossrefsopenbible', 'openbible', 'crossreferencesopenbible'],
    licence: 'CC BY (OpenBible.info)',
  },
]

/** What a source says of itself. */
interface Said {
  /** Its name, with folder and endings. */
  file: string
  name?: string | undefined
  abbr?: string | undefined
}

/**
 * The known work that a source is. A title of its own that is not known means another work, whatever its file is called, unless file and
 * abbreviation agree: converters leave the title of the file before.
 */
export function knownContent({ file, name, abbr }: Said): KnownContent | undefined {
  const ofFile = find(file)
  const ofAbbr = find(abbr)
  if (!name?.trim()) return ofFile ?? ofAbbr
  const ofName = find(name)
  if (ofName) return ofFile ?? ofName
  return ofFile === ofAbbr ? ofFile : undefined
}

const byName = new Map(
  works.flatMap(({ names, ...work }) => [keyOf(work.title), ...names].map((name) => [name, work] as const)),
)
const find = (name: string | undefined) => (name === undefined ? undefined : byName.get(keyOf(name)))

/** `dict/HebrewStrong.xml.gz` and `Hebrew Strong` become `hebrewstrong`, `topics-torrey` becomes `torrey`. */
function keyOf(name: string): string {
  return name
    .replace(/[/\\]$/, '')
    .replace(/^.*[/\\]/, '')
    .replace(/^(?:dict|dictionary|lexicon|topics|commentary)[-_](?=.)/i, '')
    .replace(/(?:\.(?:zefania-dict|zefania|osis|tei|xml|json|js|csv|tsv|txt|html|zip|gz|tgz|tar))+$/i, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
}

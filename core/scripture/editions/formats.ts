/**
 * The formats the importer reads. What a file really is, its bytes decide (container/recognise.ts); its ending only
 * serves the file chooser.
 */
interface FormatFacts {
  /** As people know it, in messages and help. */
  name: string
  endings: readonly string[]
  /** A book may be split over files; else the second file with a book is left out. */
  splitsBooks: boolean
}

/** By the name that reports and readers use. */
export const formats = {
  usfm: { name: 'USFM', endings: ['.usfm', '.sfm', '.txt'], splitsBooks: true },
  usx: { name: 'USX', endings: ['.usx', '.xml'], splitsBooks: true },
  usfx: { name: 'USFX', endings: ['.usfx', '.xml'], splitsBooks: false },
  osis: { name: 'OSIS', endings: ['.osis', '.xml'], splitsBooks: false },
  zefania: { name: 'Zefania', endings: ['.xml'], splitsBooks: false },
} as const satisfies Record<string, FormatFacts>

export type Format = keyof typeof formats

/** Names of all formats, for people. */
export const formatNames: readonly string[] = Object.values(formats).map(({ name }) => name)

/** For the file chooser, including packed files; joined by commas. */
export const acceptedEndings = [
  ...new Set([...Object.values(formats).flatMap(({ endings }) => endings), '.zip', '.gz']),
].join()

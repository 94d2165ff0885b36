/**
 * The formats the importer reads. The bytes of a file decide its format (container/recognise.ts); its ending only
 * serves the file chooser.
 */
interface FormatFacts {
  /** As people know it, in messages and help. */
  name: string
  endings: readonly string[]
}

/** By the name that reports and readers use. */
export const formats = {
  usfm: { name: 'USFM', endings: ['.usfm', '.sfm', '.txt'] },
  usx: { name: 'USX', endings: ['.usx', '.xml'] },
  usfx: { name: 'USFX', endings: ['.usfx', '.xml'] },
  osis: { name: 'OSIS', endings: ['.osis', '.xml'] },
  zefania: { name: 'Zefania', endings: ['.xml'] },
  step: { name: 'STEPBible', endings: ['.txt', '.tsv'] },
} as const satisfies Record<string, FormatFacts>

export type Format = keyof typeof formats

/** Names of all formats, for people. */
export const formatNames: readonly string[] = Object.values(formats).map(({ name }) => name)

/** For the file chooser, including packed files; joined by commas. */
export const acceptedEndings = [
  ...new Set([...Object.values(formats).flatMap(({ endings }) => endings), '.zip', '.gz']),
].join()

/**
 * The formats the importer reads, each with its usual file endings; what a file really is, its bytes decide
 * (container/recognise.ts).
 */
const endings = {
  usfm: ['.usfm', '.sfm', '.txt'],
  usx: ['.usx', '.xml'],
  usfx: ['.usfx', '.xml'],
  osis: ['.osis', '.xml'],
  zefania: ['.xml'],
} as const

export type Format = keyof typeof endings

/** For the file chooser, including packed files; joined by commas. */
export const acceptedEndings = [...new Set([...Object.values(endings).flat(), '.zip', '.gz'])].join()

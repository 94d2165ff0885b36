/** The formats the importer reads, each with how its files are mostly called; what a file is, its bytes say (container/recognise.ts). */
const endings = {
  usfm: ['.usfm', '.sfm', '.txt'],
  usx: ['.usx', '.xml'],
  usfx: ['.usfx', '.xml'],
  osis: ['.osis', '.xml'],
  zefania: ['.xml'],
} as const

export type Format = keyof typeof endings

/** For choosing a file, with those of packed ones; joined by commas. */
export const acceptedEndings = [...new Set([...Object.values(endings).flat(), '.zip', '.gz'])].join()

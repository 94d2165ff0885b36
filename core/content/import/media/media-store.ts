/** The pictures that articles of a pack use: found among the files of the source by name, told by their bytes, made safe, each kept once. */
import type { MediaFile } from '../../model/segments'
import type { ContentLog, ContentPosition } from '../report'

export interface MediaStore {
  /** The picture of a path; undefined, and reported, where it is absent or not safe. */
  add(path: string, position: ContentPosition): MediaFile | undefined
  /** In the order they were first used. */
  used(): MediaFile[]
}

/** `files` are those of the source that were told to be pictures, hashed, by their paths. */
export function createMediaStore(files: ReadonlyMap<string, MediaFile>, log: ContentLog): MediaStore {
  const used = new Map<string, MediaFile>()
  const names = new Map([...files].map(([path, file]) => [nameOf(path), file] as const))
  return {
    add(path, position) {
      const file = files.get(path) ?? names.get(nameOf(path))
      if (!file) {
        log.add('media-absent', position, { path: path.slice(0, 120) })
        return undefined
      }
      used.set(file.hash, file)
      return file
    },
    used: () => [...used.values()],
  }
}

/** Lists name files without the folder they came in. */
function nameOf(path: string): string {
  return path.replaceAll('\\', '/').split('/').at(-1)?.toLowerCase() ?? ''
}

/** The pictures of a source, ready to be kept: type told by the bytes, SVG made safe, named by the hash of what is kept. */
import { picturePixels, pictureSidePx } from '../../../limits'
import type { SourceFile } from '../../../scripture/editions/container/source-file'
import type { MediaFile, SegmentDoors } from '../../model/segments'
import type { ContentFileFormat } from '../recognise-content'
import type { ContentLog } from '../report'
import { pictureSize } from './picture-size'
import { type PictureType, pictureType } from './picture-type'

/** By the paths of the source. `safeSvg` gives the safe text of an SVG document, or nothing where there is none. */
export async function collectPictures(
  files: readonly SourceFile<ContentFileFormat>[],
  hash: SegmentDoors['hash'],
  safeSvg: (file: SourceFile<ContentFileFormat>) => Uint8Array | undefined,
  log: ContentLog,
): Promise<Map<string, MediaFile>> {
  const pictures = new Map<string, MediaFile>()
  for (const file of files) {
    if (file.format !== 'picture') continue
    const type = pictureType(file.bytes)
    const reason = type && refusal(file.bytes, type)
    const bytes = type ? file.bytes : safeSvg(file)
    if (!bytes || reason) {
      log.add('media-unsafe', { file: file.path, line: 0 }, reason)
      continue
    }
    pictures.set(file.path, { hash: await hash(bytes), type: type ?? 'image/svg+xml', bytes })
  }
  return pictures
}

/** Why a picture is left out; undefined where it is not. */
function refusal(bytes: Uint8Array, type: PictureType): Record<string, string | number> | undefined {
  const size = pictureSize(bytes, type)
  if (!size || size.width === 0 || size.height === 0) return { reason: 'damaged' }
  const { width, height } = size
  const isTooLarge = width * height > picturePixels || Math.max(width, height) > pictureSidePx
  return isTooLarge ? { reason: 'pixels', width, height } : undefined
}

/**
 * Addresses of preview images: `/og/LUT12/43003016-43003018.1a2b3c4d5e6f.png`. The last
 * part changes with the text and the style.
 */
import type { EditionSummary } from '#core/contract/editions/edition'
import { shortHash } from '../../bytes/canonical-json'
import { pictureLook } from './draw-picture'

/** The verses on an image: a chapter (verse 0) or verses of one chapter, in the numbering of the edition. */
export interface PicturePlace {
  from: number
  to: number
}

type Named = Pick<EditionSummary, 'abbreviation' | 'name' | 'revision'>

/** Different for every different image of the same place. */
export function pictureVersion({ name, revision }: Named, productName: string): string {
  return shortHash([revision, name, productName, pictureLook].join('\n')).slice(0, 12)
}

/** The address of an image, decoded. */
export function picturePath(edition: Named, { from, to }: PicturePlace, productName: string): string {
  const place = to === from ? `${from}` : `${from}-${to}`
  return `/og/${edition.abbreviation}/${place}.${pictureVersion(edition, productName)}.png`
}

/**
 * Parses the last part of an address; undefined if it is invalid. Verses of different chapters are invalid.
 */
export function readPictureName(name: string): (PicturePlace & { version: string }) | undefined {
  const [, first, last, version = ''] =
    /^(\d{7,8})(?:-(\d{7,8}))?\.([0-9a-zA-Z_-]{1,64})\.png$/.exec(name) ?? []
  if (first === undefined) return undefined
  const from = Number(first)
  const to = Number(last ?? first)
  const isOneChapter = Math.floor(from / 1_000) === Math.floor(to / 1_000)
  return isOneChapter && from <= to ? { from, to, version } : undefined
}

/**
 * The file of one language's model. Little-endian: 4 bytes "PKM1"; dims, count of terms and code units of the
 * text (each 32 bits); the text (UTF-16: language, space and the terms in order, one per line); the weights;
 * the vectors. Loading parses only the text; vectors are used in place.
 */
import { AppError } from '../../errors'
import type { MeaningModel } from './meaning-model'

const magic = 0x314d_4b50
const headBytes = 16
/** More would overflow the counts of signs in nearest.ts. */
const mostDims = 992
/** Number of arguments that `String.fromCharCode` accepts on every engine. */
const unitsAtOnce = 8192

/** The bytes of a model; equal models have equal bytes. */
export function encodeModel({ language, space, dims, numbers, weights, vectors }: MeaningModel): Uint8Array {
  const text = [language, space, ...numbers.keys()].join('\n')
  const bytes = new Uint8Array(headBytes + text.length * 2 + weights.length + vectors.length)
  const view = new DataView(bytes.buffer)
  const head = [magic, dims, numbers.size, text.length]
  for (const [index, value] of head.entries()) view.setUint32(index * 4, value, true)
  for (let unit = 0; unit < text.length; unit += 1)
    view.setUint16(headBytes + unit * 2, text.charCodeAt(unit), true)
  bytes.set(weights, headBytes + text.length * 2)
  bytes.set(
    new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.length),
    headBytes + text.length * 2 + weights.length,
  )
  return bytes
}

/** The model in these bytes, which it continues to use. Throws file-damaged. */
export function decodeModel(bytes: Uint8Array): MeaningModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < headBytes || view.getUint32(0, true) !== magic) throw damaged('head')
  const [dims = 0, count = 0, units = 0] = [4, 8, 12].map((at) => view.getUint32(at, true))
  if (dims === 0 || dims > mostDims || dims % 32 !== 0) throw damaged('dims')
  const weightsAt = headBytes + units * 2
  const vectorsAt = weightsAt + count
  if (bytes.length !== vectorsAt + count * dims) throw damaged('length')
  const [language = '', space = '', ...terms] = readText(view, units).split('\n')
  const numbers = new Map(terms.map((term, number) => [term, number]))
  if (terms.length !== count || numbers.size !== count || language === '') throw damaged('terms')
  return {
    language,
    space,
    dims,
    numbers,
    weights: bytes.subarray(weightsAt, vectorsAt),
    vectors: new Int8Array(bytes.buffer, bytes.byteOffset + vectorsAt, count * dims),
  }
}

function readText(view: DataView, length: number): string {
  const units = new Uint16Array(length)
  for (let unit = 0; unit < length; unit += 1) units[unit] = view.getUint16(headBytes + unit * 2, true)
  let text = ''
  for (let at = 0; at < length; at += unitsAtOnce)
    text += String.fromCharCode(...units.subarray(at, at + unitsAtOnce))
  return text
}

function damaged(part: string): AppError {
  return new AppError('file-damaged', { part })
}

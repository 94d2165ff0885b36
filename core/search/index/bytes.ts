/** Whole numbers as bytes, seven bits each, the last one below 128. */

/** Grows as it is written to. */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 16)
  length = 0

  /** A whole number from 0 to 2^32 - 1. */
  number(value: number): void {
    if (this.length + 5 > this.bytes.length) this.grow(5)
    let rest = value
    while (rest > 127) {
      this.bytes[this.length] = (rest & 127) | 128
      this.length += 1
      rest >>>= 7
    }
    this.bytes[this.length] = rest
    this.length += 1
  }

  /** The length of a part, then the part. */
  part(part: Uint8Array): void {
    this.number(part.length)
    if (this.length + part.length > this.bytes.length) this.grow(part.length)
    this.bytes.set(part, this.length)
    this.length += part.length
  }

  /** The bytes written; later writing does not change them. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length)
  }

  private grow(by: number): void {
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + by))
    grown.set(this.bytes)
    this.bytes = grown
  }
}

/** Reads what `ByteWriter` wrote; zeros after the end. */
export class ByteReader {
  at = 0

  constructor(readonly bytes: Uint8Array) {}

  number(): number {
    let value = 0
    let shift = 0
    let byte = this.bytes[this.at] ?? 0
    this.at += 1
    while (byte > 127) {
      value |= (byte & 127) << shift
      shift += 7
      byte = this.bytes[this.at] ?? 0
      this.at += 1
    }
    return (value | (byte << shift)) >>> 0
  }

  /** A part, without copying it. */
  part(): Uint8Array {
    const length = this.number()
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }
}

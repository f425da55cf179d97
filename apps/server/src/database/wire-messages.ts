const USUAL_BYTES = 2_048
const SHORT = 256
/** Of one UTF-16 code unit in UTF-8. */
const MOST_BYTES = 3

/** For short texts room for the worst case, which is quicker than to count. */
const roomFor = (text: string) =>
  text.length <= SHORT ? text.length * MOST_BYTES : Buffer.byteLength(text)

/**
 * Messages of PostgreSQL's protocol, one after the other in one buffer: a request has dozens of small fields, and a
 * buffer for each of them would cost more than all the rest.
 */
export class WireMessages {
  #buffer = Buffer.allocUnsafe(USUAL_BYTES)
  #length = 0
  #start = 0

  begin(type: string) {
    this.#reserve(5)
    this.#length += this.#buffer.write(type, this.#length, 'latin1')
    this.#start = this.#length
    this.#length += 4
    return this
  }

  /** The message is whole: its length, which counts itself, goes to its beginning. */
  end() {
    this.#buffer.writeInt32BE(this.#length - this.#start, this.#start)
    return this
  }

  int16(value: number) {
    this.#reserve(2)
    this.#length = this.#buffer.writeUInt16BE(value, this.#length)
    return this
  }

  int32(value: number) {
    this.#reserve(4)
    this.#length = this.#buffer.writeInt32BE(value, this.#length)
    return this
  }

  /** Ends with a zero byte, which the text itself must not contain. */
  text(text: string) {
    this.#reserve(roomFor(text) + 1)
    this.#length += this.#buffer.write(text, this.#length)
    this.#length = this.#buffer.writeUInt8(0, this.#length)
    return this
  }

  /** Its length in bytes, then its bytes; null has a length of -1. */
  value(value: string | null) {
    if (value === null) return this.int32(-1)
    this.#reserve(roomFor(value) + 4)
    const written = this.#buffer.write(value, this.#length + 4)
    this.#buffer.writeInt32BE(written, this.#length)
    this.#length += written + 4
    return this
  }

  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length)
  }

  #reserve(bytes: number) {
    if (this.#length + bytes <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#buffer.length, this.#length + bytes))
    this.#buffer.copy(larger, 0, 0, this.#length)
    this.#buffer = larger
  }
}

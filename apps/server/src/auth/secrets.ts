import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** What must not be readable in the database: sealed when we need it back, hashed when we do not. */
export class SecretBox {
  readonly #master: string
  readonly #sealingKey: Buffer
  readonly #hashingKey: Buffer

  constructor(master: string) {
    this.#master = master
    this.#sealingKey = this.#derive('seal')
    this.#hashingKey = this.#derive('hash')
  }

  seal(text: string): string {
    return sealWith(this.#sealingKey, text)
  }

  open(sealed: string): string {
    return openWith(this.#sealingKey, sealed)
  }

  /** Seals with a key that also needs a secret we do not keep. */
  sealFor(holderSecret: string, text: string): string {
    return sealWith(this.#derive(`holder:${holderSecret}`), text)
  }

  openFor(holderSecret: string, sealed: string): string {
    return openWith(this.#derive(`holder:${holderSecret}`), sealed)
  }

  /** For values too short for a plain hash, and for tokens derived from others. */
  keyedHash(purpose: string, value: string): Buffer {
    return createHmac('sha256', this.#hashingKey).update(`${purpose}\0${value}`).digest()
  }

  #derive(info: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#master, 'auth', info, 32))
  }
}

export const sha256 = (value: string) => createHash('sha256').update(value).digest('hex')

export const randomToken = () => randomBytes(32).toString('base64url')

const sealWith = (key: Buffer, text: string): string => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

const openWith = (key: Buffer, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

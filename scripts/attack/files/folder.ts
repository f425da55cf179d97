import { randomUUID } from 'node:crypto'
import type { Attacker, Person } from '../attacker.ts'
import { PROPERTY } from '../property.ts'

export const BUCKET = 'property-photos'
export const AT_ONCE = 16
/** What a bucket for photos takes: it begins like a picture, whatever follows. */
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])

export interface Folder {
  person: Person
  property: string
  /** A file in it. */
  path: string
}

/** A property of somebody with a file in its folder. */
export const folderOf = async (
  attacker: Attacker,
  person: Person,
  file: Buffer,
): Promise<Folder> => {
  const { token } = person
  const { json } = await attacker.ask('/rest/v1/properties', {
    method: 'POST',
    token,
    headers: { prefer: 'return=representation' },
    body: { ...PROPERTY, address: `${randomUUID().slice(0, 8)} Lane` },
  })
  const [row] = json as unknown as { id: string }[]
  const property = row?.id ?? ''
  const path = `${property}/${randomUUID()}-large.jpg`
  const { status, text } = await upload(attacker, path, file, token)
  if (status !== 200) throw new Error(`No file to go for: ${status} ${text}`)
  return { person, property, path }
}

export const upload = (
  attacker: Attacker,
  path: string,
  body: Uint8Array,
  token: string,
  type = 'image/jpeg',
) =>
  attacker.ask(`/storage/v1/object/${BUCKET}/${path}`, {
    method: 'POST',
    token,
    body,
    headers: { 'content-type': type },
  })

import { errors } from './errors.ts'

export interface ObjectPath {
  bucket: string
  name: string
}

/** What Supabase takes in a key: what is safe in an S3 key. */
const KEY = /^[\w/!.*'() &$@=;:+,?-]+$/
const BUCKET = /^[\w!.*'() &$@=;:+,?-]{1,100}$/
const LONGEST_KEY = 1024

/** Reads `bucket/folder/file` as it stands in an address, after everything up to it. */
export const parseObjectPath = (text: string): ObjectPath => {
  const path = decode(text)
  const slash = path.indexOf('/')
  if (slash < 0) throw errors.key('')
  return { bucket: path.slice(0, slash), name: checkKey(path.slice(slash + 1)) }
}

/** Keys never name files on a disk, but policies read folders in them: what could be read in two ways is refused. */
export const checkKey = (key: string): string => {
  const isPlain = KEY.test(key) && key.length <= LONGEST_KEY
  const hasOddPart = key.split('/').some((part) => part === '' || part === '.' || part === '..')
  if (!isPlain || hasOddPart) throw errors.key(key.slice(0, LONGEST_KEY))
  return key
}

export const checkBucketName = (name: string): string => {
  if (!BUCKET.test(name) || name !== name.trim() || name === '.' || name === '..')
    throw errors.bucketName()
  return name
}

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw errors.key(text.slice(0, LONGEST_KEY))
  }
}

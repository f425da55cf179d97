import { errors } from '../errors.ts'

/** How the answer is to look. */
export interface MediaType {
  format: 'array' | 'object' | 'csv' | 'openapi'
  /** Leave out keys whose value is null. */
  stripsNulls: boolean
  contentType: string
}

const JSON_ARRAY: MediaType = {
  format: 'array',
  stripsNulls: false,
  contentType: 'application/json; charset=utf-8',
}

const vendor = (format: 'array' | 'object', stripsNulls = false): MediaType => {
  const contentType = `application/vnd.pgrst.${format}+json${stripsNulls ? '; nulls=stripped' : ''}; charset=utf-8`
  return { format, stripsNulls, contentType }
}

const NAMED: Record<string, MediaType> = {
  '*/*': JSON_ARRAY,
  'application/*': JSON_ARRAY,
  'application/json': JSON_ARRAY,
  'application/vnd.pgrst.array': JSON_ARRAY,
  'application/vnd.pgrst.array+json': vendor('array'),
  'application/vnd.pgrst.object': vendor('object'),
  'application/vnd.pgrst.object+json': vendor('object'),
  'text/csv': { format: 'csv', stripsNulls: false, contentType: 'text/csv; charset=utf-8' },
  'application/openapi+json': {
    format: 'openapi',
    stripsNulls: false,
    contentType: 'application/openapi+json; charset=utf-8',
  },
}

/** The best media type the client accepts, in the order of its weights. */
export const negotiate = (accept: string | undefined): MediaType => {
  if (!accept || accept === '*/*' || accept === 'application/json') return JSON_ARRAY
  const wanted = accept
    .split(',')
    .map(parseWanted)
    .sort((a, b) => b.weight - a.weight)
  for (const { name, stripsNulls } of wanted) {
    const known = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
    if (!known) continue
    return stripsNulls && name.startsWith('application/vnd.pgrst.')
      ? vendor(known.format === 'object' ? 'object' : 'array', true)
      : known
  }
  throw errors.mediaType(accept)
}

const parseWanted = (part: string) => {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return {
    name,
    stripsNulls: parameters.includes('nulls=stripped'),
    weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0,
  }
}

import type { Setting } from '../concepts/scopes.ts'
import type { ItemFeature } from '../item-feature.ts'
import { presenceOf } from './presence.ts'

const SOURCE =
  '(?:the )?(sellers?|owners?|county(?: records?)?|tax records?|survey|appraisal|builder)'
const BEHIND = new RegExp(
  `^(?!(?:an?|one|two|three|\\d+)\\b.* per (?:owner|seller)s?$)(?!(?:sq|square|taxes|lot size|acreage|bed|room)\\b)(.+?),? (?:per|according to) ${SOURCE}$`,
  'i',
)
const BEFORE = new RegExp(`^(?:per|according to) ${SOURCE}[,:]? (.+)$`, 'i')

/**
 * A note with the source it is taken from, which is told with it.
 * @example readAttributed('hardwoods under carpet per seller') // 'there are hardwoods under the carpet, according to the seller'
 */
export const readAttributed = (
  text: string,
  setting: Setting,
  read: (text: string, setting: Setting) => ItemFeature[],
): ItemFeature[] | null => {
  const behind = BEHIND.exec(text)
  const before = behind ? null : BEFORE.exec(text)
  const note = behind?.[1] ?? before?.[2]
  const source = (behind?.[2] ?? before?.[1])?.toLowerCase()
  if (
    !note ||
    !source ||
    /\bper\b|^(?:square footage|taxes|measurements|lot size|acreage)$/i.test(note)
  )
    return null
  const [feature, ...others] = read(note, setting)
  const said = feature?.statement ?? (feature?.name ? presenceOf(feature.name) : null)
  if (!feature || !said || others.length > 0) return null
  const whose = /records?$/.test(source) ? source : `the ${source}`
  return [
    { ...feature, text, name: null, concept: null, statement: `${said}, according to ${whose}` },
  ]
}

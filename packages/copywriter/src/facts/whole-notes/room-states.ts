import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { singular } from '../nouns/head-nouns.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { withArticle } from '../statements/rule.ts'
import { cleanedNote } from './cleaned-note.ts'

/** Parts of a property that can be in a state of their own. */
const SPACE =
  /(?:room|basement|attic|cellar|garage|carport|loft|den|office|study|sunroom|porch|level|crawlspace|crawl space|shop|workshop|barn|shed|casita|studio|apartment|suite|addition|outbuilding|house|cottage|building|kitchen|bath|closet|pantry|nook)$/

const DEGREE =
  '(?:(?:fully|partially|partly|mostly|professionally|recently|newly|currently|already|easily|completely|not|never) )*'
const STATE =
  '(?:waterproofed|plumbed|wired|stubbed|roughed in|insulated|heated|cooled|finished|unfinished|drywalled|sheetrocked|framed|carpeted|tiled|floored|encapsulated|sealed|vented|used|set up|ready|enclosed|air conditioned|lit)'
const IN_STATE = new RegExp(
  `^(?:is )?(${DEGREE}${STATE}(?: and ${STATE})?)(?: (for|with|as|to|in|from) (?!(?:19|20)\\d\\d$)(.+?))?(?: (?:in )?((?:19|20)\\d\\d))?$`,
  'i',
)
const ABLE = /^(could|can|would|may|might) (be|make|become|serve as|work as) (?:an? |the )?(.+)$/i
const HOLDING = /^(holds|seats|sleeps|fits|stores) (\S.*)$/i

/** Words before the noun that say in which state a space is, and need not be said again when more is said of it. */
const ADJECTIVES =
  /^(?:(?:full|partial|partially|partly|finished|unfinished|walk-out|daylight|dry|large|big|huge|oversized|extra|new|newer|heated|open|separate|private|bright|sunny) )+(?=\S)/

/**
 * What a space is or may become, typed behind it and a comma, with the space as its subject.
 * @example roomState('plumbed for bath', basement) // 'the basement is plumbed for a bath'
 */
export const roomState = (
  typed: string,
  [owner, ...parts]: readonly ItemFeature[],
): ItemFeature | null => {
  const name = owner?.name
  const isOwner =
    name && owner.statement === null && name.number === 'singular' && SPACE.test(name.head)
  if (!isOwner || parts.some(({ partOf }) => partOf !== 0)) return null
  const said = predicateOf(cleanedNote(typed).replace(/ w\/ ?/g, ' with '))
  if (!said) return null
  const subject = name.text.replace(ADJECTIVES, '')
  return itemFeature({
    text: `${subject} ${typed}`,
    kind: owner.kind,
    statement: `the ${subject} ${said}`,
  })
}

const predicateOf = (text: string): string | null => {
  const able = ABLE.exec(text)
  if (able) return `${able[1]} ${able[2]} ${withArticle(able[3] ?? '')}`.toLowerCase()
  const holding = HOLDING.exec(text)
  if (holding) return `${holding[1]?.toLowerCase()} ${heldOf(holding[2] ?? '')}`
  const [, state, link = '', rest = '', year] = IN_STATE.exec(text) ?? []
  if (!state) return null
  const mark = /\bwarranty$/i.test(rest) ? ',' : ''
  const end = rest ? `${mark} ${link.toLowerCase()} ${linked(link, rest)}` : ''
  return `${year ? 'was' : 'is'} ${state.toLowerCase()}${end}${year ? ` in ${year}` : ''}`
}

/** 'for a bath', 'with a transferable warranty', 'to the studs'. */
const linked = (link: string, rest: string): string => {
  if (!/^(?:for|with|as)$/i.test(link) || /^\d|\b(?:sound|cable|internet|power)$/.test(rest))
    return withArticles(`${link} ${rest}`).slice(link.length + 1)
  return rest
    .split(/ (?:and|&) /)
    .map((each) => withArticle(each))
    .join(' and ')
}

/** 'a king bed', '400 bottles'. */
const heldOf = (typed: string): string => {
  const text = typed.replace(/^(?:up to )?(\d+)\+?$/, '$1')
  return /\d|^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(text) ||
    singular(text) !== text
    ? text
    : withArticle(text)
}

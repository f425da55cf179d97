import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import type { Setting } from '../../concepts/scopes.ts'
import { measured } from '../../figures/measures.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { isPluralNoun } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { isPlural, lower, subjectOf, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { character, outdoorPlace, room } from '../wording/kinds.ts'

const OUTSIDE =
  '(?:portal|porch|deck|patio|balcony|lanai|terrace|veranda|courtyard|gazebo|dock|yard|backyard)'

const INSIDE =
  '(?:living room|family room|great room|kitchen|dining room|breakfast room|primary bedroom|primary suite|bedroom|sunroom|loft|office|unit|windows|house|home|building)'

const SEEN =
  /^(?:golf course|lake|ocean|river|pond|park|canal|bay|water|woods|trees|courtyard|street|greenbelt|pool|mountains?|beach|valley|garden|creek|marsh|marina|city|skyline|harbor|sound|gulf|meadow|vineyard|forest|foothills|canyon|fairway|green|back ?yard|front yard|bluff|pasture|tree line|conservation area)$/i

/** Words of land or water that stand without an article. */
const MASS = /(?:space|woods|farmland|acreage|water|greenery)$/i

/** A noun by itself is what most homes have and takes 'the'; one with an adjective takes 'a'. */
const oneOf = (text: string): string =>
  /^[a-z-]+$/.test(text) ? `the ${text}` : `${articleFor(text)} ${text}`

/** What lies before a porch or a room, with its article; `null` if the words are more than one noun phrase. */
const seenFrom = (typed: string): string | null => {
  const text = measured(typed.replace(/^the (?=.* views?$)/i, ''))
  if (/^(?:the )?(?:north|south)?(?:east|west)?$/i.test(text))
    return lower(text).replace(/^the /, '')
  if (/ views$/i.test(text)) return text
  const two = text.split(' and ')
  if (two.length === 2) {
    const [first, second] = two.map(seenFrom)
    return first && second ? `${first} and ${second}` : null
  }
  const bare = text.replace(/^(?:the|a) /i, '')
  if (SEEN.test(bare))
    return `the ${lower(bare)
      .replace(/^gulf$/, 'Gulf')
      .replace(/^backyard$/, 'back yard')}`
  // A name is complete without an article.
  if (/\p{Lu}/u.test(text)) return text
  if (/^(?:an?|the|its|your|two|three) | (?:and|with|from|in|on) /.test(text)) return null
  return isPluralNoun(headOf(text)) || MASS.test(text) ? text : oneOf(text)
}

const VERBS: readonly [RegExp, [verb: string, participle: string]][] = [
  [/^fac/i, ['face', 'facing']],
  [/^overlook/i, ['overlook', 'overlooking']],
  [/^look/i, ['look', 'looking']],
  [/^back/i, ['back', 'backing']],
]

const kindOf = (place: string): Told['kind'] => {
  if (/(?:house|home|building)$/i.test(place)) return 'character'
  return new RegExp(`${OUTSIDE}$`, 'i').test(place) ? 'outdoor place' : 'room'
}

const facing = (match: RegExpExecArray, setting: Setting): Told | null => {
  const [, place = '', verb = '', toward = '', typed = ''] = match
  // What lies behind the trees is another note.
  if (/, (?:no |quiet$|private$|sunny$|bright$)/i.test(typed)) return null
  const isBack = /^back/i.test(verb)
  const seen = isBack && /^(?:trees|woods)$/i.test(typed) ? lower(typed) : seenFrom(typed.trim())
  const words = VERBS.find(([pattern]) => pattern.test(verb))?.[1]
  const isOfViews = / views$/i.test(seen ?? '')
  // 'deck overlooking lake' is a thing with its place: the reader of things tells it.
  if (!seen || !words || (/ing$/i.test(verb) && !isOfViews)) return null
  const where = hyphenated(lower(place))
  const way = toward ? ` ${lower(toward).trim()}` : ''
  return {
    kind: kindOf(place),
    concept: isOfViews ? (conceptOfWhole(lower(place), setting)?.name ?? null) : null,
    statement: `the ${where} ${words[0]}${isPlural(where) ? '' : 's'}${way} ${seen}`,
    ...(isOfViews ? { name: where, tail: `${words[1]}${way} ${seen}` } : {}),
  }
}

const EXPOSURE =
  /^(?:(north)[- ](?:to[- ]|and )?(south)|(east)[- ](?:to[- ]|and )?(west)|(NE|NW|SE|SW)) exposures?$/i

const CORNERS: Readonly<Record<string, string>> = {
  NE: 'northeast',
  NW: 'northwest',
  SE: 'southeast',
  SW: 'southwest',
}

/** What a room or a deck looks out on. */
export const OUTLOOKS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:the )?((?:(?!off |on |in |of )[a-z-]+ ){0,2}(?:${OUTSIDE}|${INSIDE})) (faces?|facing|overlooks?|overlooking|looks?|looking|backs?(?= to))( out over| out to| out onto| out on| out at| over| onto| on| to| at| toward)? (.+)$`,
        'i',
      ),
      facing,
    ],
    [
      /^(?:the )?((?:[a-z]+ )?(?:room|kitchen|bedroom|suite|sunroom|den|basement)) opens (on)?to ([a-z -]+) and ([a-z -]+)$/i,
      (match) => {
        const [first, second] = [seenFrom(lower(match[3])), seenFrom(lower(match[4]))]
        return first && second
          ? room(`${subjectOf(lower(match[1]))} opens ${lower(match[2])}to ${first} and ${second}`)
          : null
      },
    ],
    [
      new RegExp(
        `^((?:[a-z]+ )?)(sunrise|sunset)(?: and | & |\\/)(sunrise|sunset) ((?:[a-z]+ )?${OUTSIDE})$`,
        'i',
      ),
      ([, described, first, second, place]) =>
        outdoorPlace(
          `the ${lower(described)}${lower(place)} has ${lower(first)} and ${lower(second)} views`,
        ),
    ],
    [
      EXPOSURE,
      (match, setting) =>
        // An apartment with 'north and south exposures' has a concept of its own.
        / and /i.test(match[0]) && setting === 'flat'
          ? null
          : character(
              match[5]
                ? `it has a ${CORNERS[match[5].toUpperCase()]} exposure`
                : `it has ${match[1] ? 'a north/south' : 'an east/west'} exposure`,
            ),
    ],
  ],
}

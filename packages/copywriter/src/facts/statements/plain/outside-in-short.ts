import { numberOf, rank } from '../../figures/numerals.ts'
import { DIRECTIONS } from '../../vocabulary/directions.ts'
import { isPlural, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { whenOf } from '../wording/dates.ts'
import {
  building,
  character,
  community,
  land,
  location,
  outdoorPlace,
  parking,
  view,
} from '../wording/kinds.ts'

const POINT = '(NE|NW|SE|SW|N|S|E|W|north|south|east|west)'
const PLACE = '(balcony|terrace|deck|patio|porch|lanai|windows|unit|living room|bedroom|exposure)'
const SIDES = '(\\d|two|three|four) sides'
const SIGHT = '(?:[a-z]+|\\p{Lu}[\\p{L}]*(?: \\p{Lu}[\\p{L}]*)*)'

/** 'west-facing' for 'W' */
const facing = (point: string): string => `${DIRECTIONS[lower(point)] ?? lower(point)}-facing`

/** 'the bay', 'Key Biscayne' */
const sightOf = (typed: string): string => (/^\p{Lu}/u.test(typed) ? typed : `the ${typed}`)

/** Sides, points of the compass, floors and views, as they are typed in letters and halves of phrases. */
export const OUTSIDE_IN_SHORT: SubjectRules = {
  lines: [
    // New Orleans and Charleston: a gallery is a porch along a whole floor, a double one along two.
    [
      /^((?:(?:covered|deep|wide|front|rear|back|side|upper|lower|wraparound|wrap-around|columned|second-floor|iron|cast-iron|wrought-iron|lace|screened) )*)(double )?((?:(?:front|rear|back|side|iron|cast-iron) )*)(gallery|galleries)(?: (porch|porches))?$/i,
      ([, before = '', twice = '', where = '', noun = '', porch = ''], setting) => {
        if (setting !== 'home' && setting !== 'multi') return null
        // 'Gallery' alone may be a room for pictures.
        if (!before && !twice && !where) return null
        const name = lower(`${before}${twice}${where}${noun}${porch ? ` ${porch}` : ''}`)
        return {
          ...outdoorPlace(`there ${isPlural(name) ? 'are' : 'is'} ${withArticle(name)}`),
          name,
        }
      },
    ],
    [
      new RegExp(
        `^${PLACE} (?:is )?${POINT}[- ]facing(?:,|;| with)? (?:gas )?grills? (?:ok|okay|allowed)$`,
        'i',
      ),
      ([typed, place = '', point = '']) =>
        outdoorPlace(
          `there is ${withArticle(`${facing(point)} ${lower(place)}`)}, where ${/gas/i.test(typed) ? 'gas ' : ''}grills are allowed`,
        ),
    ],
    [
      new RegExp(`^${PLACE}(?: is)? ${POINT}[- ]facing$`, 'i'),
      ([, place = '', point = '']) => {
        const name = `${facing(point)} ${lower(place)}`
        if (/^unit$/i.test(place)) return character(`it is ${withArticle(name)}`)
        if (/^exposure$/i.test(place)) return null
        return outdoorPlace(`there ${isPlural(name) ? 'are' : 'is'} ${withArticle(name)}`)
      },
    ],
    [
      new RegExp(`^${PLACE} faces ${POINT} (?:to|toward|over) (?:the )?(\\p{Lu}[\\p{L}]+s)$`, 'iu'),
      ([, place = '', point = '', sight = '']) =>
        /^\p{Lu}/u.test(sight)
          ? outdoorPlace(
              `the ${lower(place)} faces ${DIRECTIONS[lower(point)] ?? lower(point)} to the ${sight}`,
            )
          : null,
    ],
    [
      new RegExp(`^corner (unit|lot|apartment|condo)(?:,|:| with)? windows (?:on )?${SIDES}$`, 'i'),
      ([, home = '', sides]) =>
        character(`it is a corner ${lower(home)} with windows on ${count(sides)} sides`),
    ],
    [
      /^(?:bookcases|shelves|built[- ]?ins) (?:on )?(?:both|each) sides? of (?:the )?fireplace$/i,
      ([typed]) =>
        character(
          `there are ${/^built/i.test(typed) ? 'built-ins' : lower(typed.split(' ')[0])} on both sides of the fireplace`,
        ),
    ],
    [
      new RegExp(
        `^(\\d{1,2})(?:st|nd|rd|th) floor(?:,|;| with)? (${SIGHT}) (?:\\+|and|&) (${SIGHT}) views?$`,
        'u',
      ),
      ([, floor, one = '', other = '']) =>
        view(
          `it has views of ${sightOf(one)} and ${sightOf(other)} from the ${rank(Number(floor))} floor`,
        ),
    ],
    [
      new RegExp(
        `^(river|skyline|city|water|ocean|bay|lake|park) (?:\\+|and|&) (river|skyline|city|water|ocean|bay|lake|park)(?: views?)?(?: from| on)? ${SIDES}$`,
        'i',
      ),
      ([, one = '', other = '', sides]) =>
        view(`there are ${lower(one)} and ${lower(other)} views on ${count(sides)} sides`),
    ],
    [
      /^roof ?top deck(?:,|;| with)? (?:an? )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*) views? (?:on )?clear days$/u,
      ([, sight = '']) =>
        outdoorPlace(`the rooftop deck has ${withArticle(`${sight} view`)} on clear days`),
    ],
    [
      /^(deck|patio|porch|pergola) (\d{1,2})(?:-by-| ?x ?)(\d{1,2}) (off|behind|by) (?:the )?(kitchen|dining room|living room|primary bedroom|family room)(?:, (stained|sealed|rebuilt|painted|refinished) (this (?:yr|year)|last (?:yr|year)|(?:in )?20\d\d|\d{1,2}\/\d{2,4}))?$/i,
      ([, place = '', wide, deep, where = '', beside = '', done, date]) =>
        outdoorPlace(
          `there is a ${wide}-by-${deep} ${lower(place)} ${lower(where)} the ${lower(beside)}${done ? `, ${lower(done)} ${whenOf(date?.replace(/yr$/i, 'year').replace(/^in /i, ''))}` : ''}`,
        ),
    ],
    [
      /^(?:the )?(pool|tennis courts?|tennis|park|playground|clubhouse|trails?)(?: (?:\+|and|&) (pool|tennis courts?|tennis|park|playground|clubhouse|trails?))? in (?:the )?neighborhood,? (\d|one|two|three|four|five|six) blocks?(?: away| down)?$/i,
      ([, one = '', other, blocks = '']) => {
        const things = [one, other].flatMap((thing) =>
          thing ? [lower(thing).replace(/^tennis$/, 'tennis courts')] : [],
        )
        const isMany = things.length > 1 || isPlural(things[0] ?? '')
        return community(
          `the neighborhood ${things.join(' and ')} ${isMany ? 'are' : 'is'} ${count(blocks)} block${numberOf(blocks) === 1 ? '' : 's'} away`,
        )
      },
    ],
    [
      /^(?=.*fence)(?:fenced )?(back|front|side) ?yard(?:,| is)? (?:fenced )?(chain[- ]link|vinyl|wood|wrought iron|privacy)(?: fence| fenced)?$/i,
      ([, where = '', fence = '']) =>
        outdoorPlace(
          `the ${lower(where)}yard has ${withArticle(`${lower(fence).replace('chain link', 'chain-link')} fence`)}`.replace(
            'frontyard',
            'front yard',
          ),
        ),
    ],
    [
      /^(\d|two|three|four) (?:sq|squares) (?:from|to) (\p{Lu}[\p{L} ]+)$/u,
      ([, squares, place = '']) => location(`${place} is ${count(squares)} squares away`),
    ],
    [
      /^(\d(?:\.\d+)?|half a|\d blocks?) ?(miles?|blocks?)? to (?:the )?((?:elementary|middle|high) school),? (?:with )?(?:a )?sidewalks? (?:the )?(?:whole|entire|all the) way$/i,
      ([, far = '', unit = '', school = '']) =>
        unit
          ? location(
              `${withArticle(lower(school))} is ${/^\d$/.test(far) ? count(far) : far} ${lower(unit)} away, with a sidewalk the whole way`,
            )
          : null,
    ],
    [
      /^(?:on )?(?:the )?(\d(?:st|nd|rd|th)) of (\d|two|three|four|five|six) floors(?:,| in)? (?:an? )?elevator building$|^elevator building,? (?:on )?(?:the )?(\d(?:st|nd|rd|th)) of (\d|two|three|four|five|six) floors$/i,
      ([, one, ofOne, other, ofOther]) =>
        building(
          `it is on the ${rank(Number.parseInt(one ?? other ?? '', 10))} of ${count(ofOne ?? ofOther)} floors in an elevator building`,
        ),
    ],
    [
      /^top floor,? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?:,|;) (?:1|one) of (?:only )?(2|two|3|three|4|four) (?:phs|penthouses)$/i,
      ([, floor, many]) =>
        building(
          `it is one of ${count(many)} penthouses, on the top floor, the ${rank(Number(floor))}`,
        ),
    ],
    [
      /^(\d|two|three) (?:parking|parking spaces|spaces|spots): (?:1|one) (under|in|beside) (?:the )?(building|garage|carport)(?:,| and|;| \+) (?:1|one) (?:in )?(?:the )?(open lot|lot|driveway|on the street)$/i,
      ([, many = '', where = '', one = '', other = '']) =>
        numberOf(many) === 2
          ? parking(
              `there are two parking spaces, one ${lower(where)} the ${lower(one)} and one in the ${lower(other)}`,
            )
          : null,
    ],
    [
      /^(?:1|one|an?) off[- ]street (?:parking )?(?:space|spot) off (?:the |of )?(lane|alley|street|drive)$/i,
      ([, lane = '']) => parking(`there is one off-street parking space off the ${lower(lane)}`),
    ],
    [
      /^(?:garage )?parking (?:space |spot )?([A-Z]?-?\d{1,3}),? (?:is )?(?:for )?\$([\d,]+)(k)? (?:extra|additional|more)$/i,
      ([typed, space = '', digits = '', k]) =>
        parking(
          `${/^garage/i.test(typed) ? 'garage ' : ''}parking space ${space} is $${k ? `${digits},000` : digits} extra`,
        ),
    ],
    [
      /^(\d{1,2}|two|three|four|five|six) (?:fenced )?paddocks,? (3|4|three|four)[- ]board(?: fenc(?:e|ed|ing))?$/i,
      ([, many, boards]) =>
        land(`there are ${count(many)} paddocks with ${count(boards)}-board fencing`),
    ],
  ],
}

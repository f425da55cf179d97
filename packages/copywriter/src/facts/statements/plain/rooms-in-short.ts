import { numberOf, numeral, ordinal } from '../../figures/numerals.ts'
import { isPlural, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_TEN } from '../wording/counts.ts'
import { room } from '../wording/kinds.ts'

const HOME =
  '((?:detached |attached |guest |pool |carriage |in-law |garage )*(?:casita|cottage|guest house|house|apartment|ADU|suite|studio|bunkhouse)(?: (?:over|above) (?:the )?(?:barn|garage|shop))?)'
const BEDS_AND_BATHS = '(\\d)[- ]bedrooms?,?(?: \\+| and)? (\\d(?:\\.5)?)[- ]baths?'
const IN_AREA = '(?:counted |included )?in (?:the )?(?:total )?(?:square (?:feet|footage))'
const PART = '[a-z][a-z -]*?[a-z]'

/** 'one bedroom and one bath', 'two bedrooms, one bath, and a kitchenette' */
const roomsOf = (beds = '', baths = '', more = ''): string => {
  const [one, other] = [counted(beds, 'bedroom'), counted(baths, 'bath')]
  return more ? `${one}, ${other}, and ${withArticle(lower(more))}` : `${one} and ${other}`
}

const counted = (typed: string, noun: string): string =>
  `${/\./.test(typed) ? typed : numeral(Number(typed))} ${noun}${typed === '1' ? '' : 's'}`

/** 'the casita', 'the apartment over the barn' */
const theHome = (typed: string): string =>
  `the ${lower(typed)
    .replace('adu', 'ADU')
    .replace(/ (over|above) (?:the )?/, ' $1 the ')}`

/** Second homes and rooms with what is in them, and what they lack: 'casita 1BR 1BA w/ kitchenette, in the sq ft'. */
export const ROOMS_IN_SHORT: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${HOME} ${BEDS_AND_BATHS}(?: with (?:an? )?(${PART}))?(?:, (not )?${IN_AREA})?$`,
        'i',
      ),
      ([typed, home = '', beds, baths, more, not]) => {
        const told = `${theHome(home)} has ${roomsOf(beds, baths, more)}`
        if (!/square/i.test(typed)) return more ? room(told) : null
        return room(`${told} and is ${not ? 'not ' : ''}included in the square footage`)
      },
    ],
    [
      new RegExp(
        `^${HOME} ${BEDS_AND_BATHS} (?:\\+|and|&) ${HOME} ${BEDS_AND_BATHS}(?:, (neither|both) ${IN_AREA})?$`,
        'i',
      ),
      ([, home = '', beds, baths, other = '', otherBeds, otherBaths, which = '']) => {
        const told = `${theHome(home)} has ${roomsOf(beds, baths)}, and ${theHome(other)} has ${roomsOf(otherBeds, otherBaths)}`
        if (!which) return room(told)
        return room(
          `${told}, ${/^n/i.test(which) ? 'neither' : 'both'} included in the square footage`,
        )
      },
    ],
    [
      // What a basement lacks is not what the home lacks.
      new RegExp(
        `^((?:(?:un)?finished |partly finished |walk-?out |full )*(?:basement|lower level|attic|third floor)) with (?:an? )?(${PART})(?: (?:\\+|and|&) (?:an? )?((?:\\d(?:st|nd|rd|th) )?${PART}))?,? (?:but )?no (bath|bathroom|heat|window|windows|closet)(?: (?:down|up) there)?$`,
        'i',
      ),
      ([, place = '', one = '', other, lacking = '']) =>
        room(
          `the ${lower(place)} has ${withArticle(lower(one))}${other ? ` and ${withArticle(ranked(lower(other)))}` : ''} but no ${lower(lacking)}`,
        ),
    ],
    [
      /^(?:the )?((?:\d(?:st|nd|rd|th)|second|third|fourth|lower|upper) (?:bedroom|den|office)) (?:is )?(fully enclosed|enclosed|lofted)(?: with (?:an? )?(closet|door))?,? (?:but )?no (windows?|closet|door)$/i,
      ([, place = '', state = '', has, lacking = '']) =>
        room(
          `the ${ranked(lower(place))} is ${lower(state)}, ${has ? `with a ${lower(has)} but no ${lower(lacking)}` : `without a ${lower(lacking)}`}`,
        ),
    ],
    [
      new RegExp(
        `^(\\d(?:st|nd|rd|th)|top|upper|main)[- ](floor|level) primary(?: bedroom| suite)? with (${PART}s), (?:and )?${GROUP_TO_TEN} (closets|walk-in closets|sinks)$`,
        'i',
      ),
      ([, rank = '', level = '', one = '', many, others = '']) =>
        room(
          `the ${ranked(lower(rank))}-${lower(level)} primary bedroom has ${lower(one)} and ${count(many)} ${lower(others)}`,
        ),
    ],
    [
      /^(?:1 |one |an? )?(?:guest )?bedroom (?:\+|and|&) (full bath|bath|three-quarter bath) (downstairs|on (?:the )?main|upstairs)(?:,|;| and) (?:the )?(?:other|others?|rest:?) ?(\d|two|three|four)? ?(?:bedrooms?)? (upstairs|downstairs)$/i,
      ([typed, bath = '', where = '', others, there = '']) =>
        others
          ? room(
              `a ${/guest/i.test(typed) ? 'guest ' : ''}bedroom and ${lower(bath)} are ${lower(where).replace(/^on.*$/, 'on the main level')}, and the other ${count(others)} bedrooms are ${lower(there)}`,
            )
          : null,
    ],
    [
      /^half bath on (?:the )?(?:1st|first|main)(?: floor| level)?(?:,|;| and) full(?: bath)? (?:up|upstairs)(?: with ([a-z +-]+))?$/i,
      ([, finish = '']) =>
        room(
          `a half bath is on the first floor, and a full bath is upstairs${finish ? `, with ${lower(finish).replace(/ \+ /g, ' and ')}` : ''}`,
        ),
    ],
    [
      new RegExp(
        `^(loft|den|office|bonus room|basement room) with ${GROUP_TO_TEN} ((?:twin |bunk |queen |full )?beds),? not (?:counted as|a) (?:an? )?bedroom$`,
        'i',
      ),
      ([, place = '', many, beds = '']) =>
        room(
          `the ${lower(place)} has ${count(many)} ${lower(beds)} and is not counted as a bedroom`,
        ),
    ],
    [
      /^(?:a )?(walk[- ]in cooking|wood[- ]?burning|gas|brick|stone|original|cooking) fireplace in (?:the )?(keeping room)$/i,
      ([, sort = '', place = '']) =>
        room(
          `the ${lower(place)} has ${withArticle(`${lower(sort).replace('walk in', 'walk-in')} fireplace`)}`,
        ),
    ],
    [
      /^(?:the )?((?:climate[- ]controlled )?wine (?:room|cellar|wall|fridge|refrigerator)) (?:holds|fits|stores) (about |approx\.? |~)?([\d,]+) ?(?:bottles?|btls?)?$/i,
      ([, place = '', about, bottles]) =>
        room(`the ${lower(place)} holds ${about ? 'about ' : ''}${bottles} bottles`),
    ],
    [
      /^(lower level|basement|upper level|main level|ground floor|top floor) bedroom (?:\+|and|&) ((?:full |half |three-quarter )?bath),? (?:with )?(?:its )?(?:own|separate|private) (entry|entrance)$/i,
      ([, level = '', bath = '', door = '']) =>
        room(
          `the ${lower(level)} has a bedroom, ${withArticle(lower(bath))}, and its own ${lower(door)}`,
        ),
    ],
    [
      /^(loft|den|office|nook|alcove) fits (?:an? )?(desk|bunk|daybed|crib|futon) (?:\+|and|&) (?:an? )?(desk|bunk|daybed|crib|futon)$/i,
      ([, place = '', one = '', other = '']) =>
        room(`the ${lower(place)} fits a ${lower(one)} and a ${lower(other)}`),
    ],
    [
      /^(\d{1,2}) (?:ft|foot)\.? ((?:pocket |bifold |multi-slide |sliding )?(?:sliders?|doors?)) (?:from )?(?:the )?(great room|living room|family room|kitchen|primary bedroom) to (?:the )?(patio|deck|lanai|terrace|pool|courtyard|yard)$/i,
      ([, feet, doors = '', from = '', to = '']) =>
        room(
          `${feet}-foot ${lower(doors)} ${isPlural(doors) ? 'open' : 'opens'} from the ${lower(from)} to the ${lower(to)}`,
        ),
    ],
  ],
}

/** 'fifth bedroom' for '5th bedroom'. */
const ranked = (text: string): string =>
  text.replace(/\b\d(?:st|nd|rd|th)\b/, (rank) => (numberOf(rank) === null ? ordinal(rank) : rank))

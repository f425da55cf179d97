import type { Setting } from '../concepts/scopes.ts'
import { kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { goesOnWithPlaces } from '../places/lists.ts'
import { readVerification } from '../remarks/verification.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'
import { isWholeLine } from '../statements/read-statement.ts'
import { isTied } from '../ties/read-tied.ts'
import { isRoomPart } from './room-parts.ts'

/** The mark between two items that belong together, or `null`; `isSameEntry` where they were typed as one. */
export type Joint = (last: string, next: string, isSameEntry: boolean) => string | null

/** A fee that says what it includes. */
const INCLUDING = /\d.*\b(?:incl\w*|covers?|covering|gives (?:the )?use of|w\/|with) ?/i
const IS_FEE = /\b(?:hoa|hod|poa|asmt|fees?|dues|charges|assess?ments?|assmt|maint\w*)\b/i
/** A fee without a sum, and what it covers. */
const FEE_COVERS =
  /^(?:the )?(?:monthly |condo |hoa |association |coop |co-op )*(?:hoa|poa|fees?|dues|association|assess?ments?|maint\w*|rent) (?:incl\w*\.?|covers?|pays(?: for)?) [a-z]/i
/** The dues of an association and nothing more, and what is typed after them: it is the association's. */
const HOA_SUM =
  /^(?:the )?(?:HOA|POA|association)(?: dues| fees?)?:?(?: is| are| of)? \$?\d[\d,.]*(?: ?(?:\/|per |a ) ?(?:mo|month|yr|year|qtr|quarter|annum)\.?|(?: monthly| annual(?:ly)?| yearly| quarterly))?$/i
const DUE =
  '(?:water|sewer|trash|garbage|recycling|cable|internet|snow(?: removal)?|mowing|lawn(?: care| mowing)?|landscaping|(?:community |swimming )?pool|clubhouse|gym|playground|tennis(?: courts?)?|pickleball|trails?|park|common areas?|exterior(?: maintenance)?|roof|security|insurance|amenities|gates?|lakes?|golf rates|boat (?:ramp|launch)|street ?lights|(?:private )?roads?(?: maint(?:enance)?\\.?)?)'
const OF_DUES = new RegExp(`^(?:and )?${DUE}(?:(?:,| and|, and| &| \\+|\\/) ?${DUE})*$`, 'i')
/** A thing and nothing more: no figure that is money, no verb, no preposition. */
const BARE_THING =
  /^(?!no\b|not\b)(?:and |& |\+ )?(?:\d )?(?!.*\b(?:ok|allowed|welcome|friendly|ready|vacant|required|available|near|close|walk|to|in|on|with|w|by|from|is|are|pays?|per|needs?|new|newer|remodeled|updated)\b)[a-z][a-z'/&. +-]{1,35}$/i

/** What a master policy covers: 'windstorm & flood on bldg'. */
const INSURANCE =
  /^(?:(?:windstorm|wind|flood|hazard|hail) ?(?:(?:&|and|\+) )?)+(?:ins\w*\.? ?)?(?:on (?:the )?(?:bldg|building))?$|^(?:master )?ins(?:urance)?\.? on (?:the )?(?:bldg|building)$/i

const NAME = String.raw`(?:the )?\p{Lu}[\p{L}'.]*(?: (?:\p{Lu}[\p{L}'.]*|of|and|&))*`
const NEAR_NAME = new RegExp(
  `^(?:near|[Cc]lose to|[Ww]alk to|[Ww]alking distance to|[Ss]teps (?:to|from)|[Mm]inutes (?:to|from)|[Bb]locks (?:to|from)) (?:${NAME}, )*${NAME}$`,
  'u',
)
const IS_NAME = new RegExp(`^${NAME}$`, 'u')
const IS_LOCATION = /^(?:location|community)?$/

const SIGHT =
  /\b(?:canal|river|lake|ocean|bay|harbor|city|skyline|park|golf course|mountains?|valley|marina|bridge)$/i

/** 'upstairs unfinished': a thing and its state, of which more may be said. */
const IN_A_STATE =
  /^(?!new |fully )[a-z]+(?: [a-z]+)? (?:un)?(?:finished|lofted|gutted|framed|insulated|vaulted)$/i
const FURTHER_STATE =
  /^(?:plumbed|wired|roughed in|stubbed|open|ready|approved|permitted) (?:for|to) /i

/** What one typed entry says in several pieces, cut at its commas. */
export const sameEntryJointOf =
  (setting: Setting): Joint =>
  (last, next, isSameEntry) =>
    isSameEntry ? (wholeJoint(last, next, setting) ?? pieceJoint(last, next)) : null

/** Pieces that one reader tells together. */
const wholeJoint = (last: string, next: string, setting: Setting): string | null => {
  const whole = expandShorthand(`${last}, ${next}`)
  return isTied(last, next) || isWholeLine(whole, setting) || readVerification(whole) ? ', ' : null
}

const pieceJoint = (last: string, next: string): string | null => {
  if (
    /\b(?:leased solar|solar (?:panels )?(?:lease|leased))$/i.test(last) &&
    /^buyer (?:to|must|will) assume/i.test(next)
  )
    return ', '
  if (HAS_OWN_ENTRANCE.test(expandShorthand(last)) && OWN_PART.test(expandShorthand(next)))
    return ' with '
  if (isRoomPart(last, next)) return /^(?:and|&|\+) /i.test(next) ? ' ' : ' + '
  if (/\bplumbing$/i.test(last) && /^(?:PEX|copper)$/i.test(next)) return ', '
  if (
    /\b(?:heat|hydro[- ]air|forced air|central air|baseboard)$/i.test(last) &&
    /^\d zones?$/i.test(next)
  )
    return ' '
  if (/\bsolar$/i.test(last) && /^\d+ panels$/i.test(next)) return ' '
  if (/\bvalet garage$/i.test(last) && /^(?:\d|one|two) cars?$/i.test(next)) return ' for '
  if (/\bgeo-?thermal$/i.test(last) && /^(?:\d|two|three|four) loops$/i.test(next)) return ' with '
  if (/ available$/i.test(last) && /^not included$/i.test(next)) return ', '
  if (QUALIFYING.test(next)) return ', '
  if (/\b(?:oil|propane) heat$/i.test(last) && /^new(?:er)? (?:oil |propane )?tank\b/i.test(next))
    return ', '
  if (/\bwell$/i.test(last) && /^sewer district$/i.test(next)) return ', '
  if (
    /^(?:trust|probate|estate)(?: sale)?$/i.test(last) &&
    /^(?:no )?court confirmation\b/i.test(next)
  )
    return ', '
  if (PART_OF_HOME.test(last) && next.split(/ (?:and|&|\+) /).length === 2 && isListOfThings(next))
    return ', '
  if (NEAR_SOMETHING.test(last) && DESTINATIONS.test(next)) return ', '
  if (goesOnWithPlaces(last, next)) return ', '
  if (SEEN_FROM.test(last) && ROOMS.test(expandShorthand(next))) return ', '
  // 'well needed, neighbors around 200 ft' tells how deep the wells of the neighbors are.
  if (
    /\bwell\b/i.test(last) &&
    /^neighbors? (?:at )?(?:around |about |approx\.? |~)?\d/i.test(next)
  )
    return ', '
  if (
    /^(?:pets|dogs|cats) (?:allowed|ok|okay|welcome|permitted)$/i.test(last) &&
    /^\$\d[\d,]* (?:pet )?(?:fee|deposit)$/i.test(next)
  )
    return ' with '
  if (HOA_SUM.test(last) && OF_DUES.test(expandShorthand(next))) return ' including '
  if (FEE_COVERS.test(last) && (BARE_THING.test(next) || INSURANCE.test(next))) return ', '
  if (
    IS_FEE.test(last) &&
    INCLUDING.test(last) &&
    (BARE_THING.test(next) || INSURANCE.test(next) || /^w\/s\/[gt]$/i.test(next))
  )
    return ', '
  if (NEAR_NAME.test(last) && IS_NAME.test(next) && isPlace(next)) return ', '
  // 'canal, golf course & mountain view' is one view.
  if (
    SIGHT.test(last) &&
    /^[^,]+ (?:and|&) [^,]+ views?$/i.test(next) &&
    !/ with | w\/ /.test(last)
  )
    return ', '
  if (
    /^no (?:pets|dogs|cats) for /i.test(last) &&
    /^(?:owners|residents) (?:ok|okay|allowed)$/i.test(next)
  )
    return ', '
  if (/^(?:first|1st)$/i.test(last) && /^last$/i.test(next)) return ', '
  if (/^(?:first|1st), last$/i.test(last) && /^half\b.*\bfee$/i.test(next)) return ', '
  if (
    /^(?:airbnb|STRs?|short[- ]term rentals?|rentals?|leasing) (?:ok|allowed|permitted)$/i.test(
      last,
    ) &&
    /^\d+[- ](?:day|night|week|month|mo|year|yr)s?\.? min/i.test(next)
  )
    return ', '
  if (/\bfurnished$/i.test(last) && /^(?:from )?[a-z]+ to [a-z ]+$/i.test(next)) return ', '
  if (IN_A_STATE.test(last) && FURTHER_STATE.test(next)) return ' and '
  return /\bincl(?:uded)?\.?$/i.test(last) && SECOND_SUM.test(next) ? ', ' : null
}

/** Rooms that somebody else may live in, and what they have for themselves. */
const HAS_OWN_ENTRANCE =
  /^(?!.* (?:with|w\/) )(?:[a-z\d' -]+ )?(?:(?:in-law|guest|mother-in-law) (?:suite|apartment|quarters|unit)|casita|ADU|guest quarters|guest house|bunkhouse|cottage|carriage house|apartment|lower level|basement|downstairs)(?: (?:downstairs|upstairs|over garage|above garage|in (?:the )?basement))?$/i
const OWN_PART =
  /^(?:(?:its )?own|separate|private) (?:entrance|entry|kitchen|laundry|bath)(?: (?:and|\+|&) (?:entrance|entry|kitchen|laundry|bath|parking|yard|patio))?$|^(?:full |half |three-quarter |3\/4 )bath$|^kitchenette$/i

/** A level or a suite, and the first thing in it. */
const PART_OF_HOME =
  /\b(?:basement|lower level|upper level|suite|apartment|guest house|casita|cottage|addition|attic|floor|ADU) (?:with|w\/|has) [a-z\d][\w' /-]*$/i

/** 'fourth bedroom and 3/4 bath' end a list that began before the comma. */
const isListOfThings = (text: string): boolean =>
  text
    .split(/ (?:and|&|\+) /)
    .every(
      (thing) =>
        /^[\w' /-]{3,30}$/.test(thing) &&
        THING.test(kindOfNoun(singular(headOf(thing).toLowerCase())) ?? ''),
    )
const THING = /^(?:room|amenity|storage|appliance|finish)$/

/** What is seen from a room, and the further rooms that it is seen from. */
const SEEN_FROM = /\bviews? (?:from|off) (?:the )?[a-z][a-z ]*(?:, [a-z][a-z ]*)*$/i
const ROOM =
  '(?:the )?(?:(?:primary|guest|main|family|living|dining|great|sun|breakfast) )?(?:room|bedroom|suite|bath|kitchen|loft|den|deck|porch|balcony|terrace|office|study|library|dining|living|primary|patio|lanai)s?'
const ROOMS = new RegExp(`^(?:and )?${ROOM}(?: (?:and|&) ${ROOM})?$`, 'i')

const NEAR_SOMETHING =
  /^(?:near|close to|walk to|walking distance to|minutes (?:to|from)|convenient to|easy access to|steps to) [a-z][a-z, ]+$/i
const PLACES =
  '(?:shops|shopping|stores|restaurants|dining|cafes|parks?|schools|transit|public transportation|light rail|trails|downtown|beach(?:es)?|hospitals?|grocer(?:y|ies)|highways|freeways|bus(?: lines?)?|train|metro|nightlife|entertainment|library|campus|golf)'
/** Further places that a note is near to: 'close to shops, restaurants and light rail'. */
const DESTINATIONS = new RegExp(`^(?:and )?${PLACES}(?: (?:and|&) ${PLACES})?$`, 'i')

/** What limits the note before it, and says nothing by itself. */
const QUALIFYING =
  /^(?:per|according to) (?:the )?(?:seller|owner|county|survey|appraisal|builder|tax records?)s?$|^(?:excluding|not including) (?:the )?(?:(?:un)?finished |detached |attached )?(?:basement|garage|attic|porch|lower level)$|^not (?:included )?in (?:the )?(?:total )?(?:sq|square)\b|^(?:with )?(?:a )?(?:\w+ )?transferable warranty$/i

/** '2nd $75/mo' is another of what was named before. */
const SECOND_SUM = /^(?:2nd|second|additional|extra|another) \$?\d[\d,]*(?:\/mo)?$/i

/** 'Walk to Polar Park, Gas Fireplace' names no second place. */
const isPlace = (name: string): boolean =>
  IS_LOCATION.test(kindOfNoun(singular(headOf(name).toLowerCase())) ?? '') ||
  /\b(?:Station|Park|Square|Center|Market|Mall|Field|Stadium|Hall|Museum|Zoo|Arena|Beach|Airport)$/.test(
    name,
  )

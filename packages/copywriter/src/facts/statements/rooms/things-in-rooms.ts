import { numeral, series } from '../../figures/numerals.ts'
import { kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, isPlural, listed, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { grouped } from '../wording/amounts.ts'
import { count } from '../wording/counts.ts'
import { character, community, finish, outdoorPlace, room } from '../wording/kinds.ts'

const ROOM =
  '(?:primary bedroom|primary suite|guest rooms?|guest bedrooms?|bedrooms?|den|living room|dining room|family room|great room|office|study|kitchen|stairs|hall|basement|lanai|loft|bonus room)'

/** What is in a room, or between two. */
export const THINGS_IN_ROOMS: SubjectRules = {
  lines: [
    [
      /^(elevator|lift|dumbwaiter|laundry chute)(?: (?:to|serves|serving|for))? (?:all|every|each) ((?:\d|two|three|four|five) )?(levels?|floors?)$/i,
      ([, thing = '', many, level = '']) => ({
        kind: 'amenity',
        concept: /elevator/i.test(thing) ? 'home elevator' : null,
        statement: `${withArticle(lower(thing))} serves all ${many ? `${count(many.trim())} ` : ''}${lower(level).replace(/s?$/, 's')}`,
        name: '',
      }),
    ],
    [
      /^((?:[a-z-]+ )*wine (?:cellar|room|wall|closet|vault|storage|refrigerator))(?:,| for| holds| with)? (?:approx(?:imately)?\.?|about|around) ([\d,]+) (?:bottles?|btls?)$/i,
      ([, thing = '', bottles]) => ({
        kind: /refrigerator/i.test(thing) ? 'appliance' : 'room',
        concept: null,
        statement: `the ${lower(thing)} holds about ${grouped(bottles)} bottles`,
        name: '',
      }),
    ],
    [
      /^(two|three|both|\d)[- ]bedrooms? share (?:an? )?((?:full |hall |jack[- ]and[- ]jill )?bath)((?: (?:on|in) .+)?)$/i,
      (match) =>
        room(
          `${/\d/.test(match[1] ?? '') ? numeral(Number(match[1])) : lower(match[1])} bedrooms share a ${lower(match[2]).replace(/jack[- ]and[- ]jill/, 'Jack-and-Jill')}${withArticles(lower(match[3]))}`,
        ),
    ],
    [
      /^(?:the )?((?:[a-z-]+ ){1,3}?)left (exposed|open|bare|natural|unpainted)((?: (?:in|on|at|above|over|overhead|throughout)\b.*)?)$/i,
      ([, things = '', state = '', where = '']) => {
        const name = lower(things).trim()
        return {
          kind: 'character',
          concept: null,
          statement: `the ${name} ${isPlural(name) ? 'have' : 'has'} been left ${lower(state)}${withArticles(where)}`,
        }
      },
    ],
    [
      /^((?:[a-z]+-(?:floor|level) )?)kitchen and ((?:both |all )?(?:baths?|bathrooms?)) (?:(?:was|were|have been) )?(updated|remodeled|renovated|redone|refreshed) (?:in )?((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the ${lower(match[1])}kitchen and ${lower(match[2]).replace('bathroom', 'bath')} were ${lower(match[3])} in ${match[4]}`,
        year: Number(match[4]),
      }),
    ],
    [
      /^(?:flat )?saw[- ]?cut (?:storm )?shelter in (?:the )?garage(?: floor)?$|^(?:flat|in[- ]floor) (?:saw[- ]cut )?(?:storm )?shelter in (?:the )?garage floor$/i,
      told('amenity', null, 'there is a shelter cut into the garage floor'),
    ],
    [
      new RegExp(
        `^((?:new |newer |motorized |plush |custom |original |ceiling )*(?:carpet|shades|blinds|shutters|hardwoods?|tile|fans|paint|flooring|drapes|curtains|built-ins)) (${ROOM})$`,
        'i',
      ),
      (match) => ({
        kind: /^new/i.test(match[1] ?? '') ? 'update' : 'finish',
        concept: null,
        statement: `there ${be(match[1] ?? '')} ${lower(match[1])} in the ${lower(match[2])}`,
      }),
    ],
    [
      /^((?:[a-z]+ )*(?:door|doors|azaleas|beds|sprinklers|lights|cameras|faucets|gates?|landscaping|hydrangeas|roses|fences?|fencing)) (front|back|rear|side)(?: (?:and|&|\+) |\/)(back|rear|side|front)$/i,
      (match) => {
        const thing = lower(match[1])
          .replace(/ (door|gate|fence)$/, ' $1s')
          .replace(/^(door|gate|fence)$/, '$1s')
        return outdoorPlace(
          `there ${be(thing)} ${thing} in ${lower(match[2])} and ${/^side$/i.test(match[3] ?? '') ? 'on the side' : `in ${lower(match[3]).replace('rear', 'back')}`}`,
        )
      },
    ],
    [/^carpet[- ]free$/i, told('finish', 'no carpet', 'there is no carpet')],
    [
      /^(.+?) flank(?:s|ing)? (?:the |a )?((?:[a-z]+ )?(?:fireplace|hearth|entry|bed|range|mantel))$/i,
      (match) => {
        const things = listed(lower(match[1]))
        return character(
          `${series(things.map(withArticle))} ${things.length > 1 || isPlural(things[0] ?? '') ? 'flank' : 'flanks'} the ${lower(match[2])}`,
        )
      },
    ],
    [
      /^(?!.*\b(?:rentable|for rent|water|insurance|added|installed)\b)((?:[a-z]+ )*[a-z]+(?:(?:,| and|, and| &) (?:[a-z]+ )*[a-z]+)*?) (?:available )?(?:through|thru) (?:the )?(HOA|association)$/i,
      (match) => {
        const things = listed(lower(match[1]))
        return community(
          `${series(things.map(withArticle))} ${things.length > 1 || isPlural(things[0] ?? '') ? 'are' : 'is'} available through the ${/HOA/i.test(match[2] ?? '') ? 'HOA' : 'association'}`,
        )
      },
    ],
  ],
  firstFigures: [
    [
      /^((?:[a-z-]+ )*?(?:shutters|blinds|curtains|screens|storms|awnings|bars|fans|ceiling fans|closets|skylights|carpet|tile|hardwoods?|hardwood floors|wood floors|LVP|luxury vinyl plank floors|radiators|mini-?splits|outlets|deadbolts|smart locks|window units)) (?:in |on |at )?(most|all|some|both|every|each|several) (?:of the )?(windows?|doors?|rooms?|bedrooms?|baths?|bathrooms?|floors?|levels?|sides?|units?|porches|openings?)$/i,
      (match) => {
        const place = /^(?:room|bedroom|bath|unit)/i.test(match[3] ?? '') ? 'in' : 'on'
        return finish(
          `there ${be(match[1] ?? '')} ${lower(match[1]).replace('lvp', 'LVP')} ${place} ${lower(match[2])} ${lower(match[3])}`,
        )
      },
    ],
  ],
  figures: [
    [
      /^(carpet|tile|hardwoods?|hardwood floors|wood floors) only (in|on) (?:the )?(.+)$/i,
      (match) =>
        finish(
          `there ${be(match[1] ?? '')} ${lower(match[1])} only ${lower(match[2])} the ${lower(match[3])}`,
        ),
    ],
    [
      /^((?:[a-z-]+ ){0,3}[a-z-]+) between (?:the )?([a-z ]+?) (?:and|\+) (?:the )?([a-z ]+)$/i,
      (match) => ({
        kind: kindOfNoun(singular(headOf(match[1] ?? ''))) ?? 'outdoor place',
        concept: null,
        statement: `there ${be(match[1] ?? '')} ${withArticle(match[1] ?? '')} between the ${match[2] ?? ''} and the ${match[3] ?? ''}`,
      }),
    ],
    [
      /^([a-z -]+s) flanking (?:the |an? )?([a-z -]+)$/i,
      (match) =>
        character(`${(match[1] ?? '').toLowerCase()} flank the ${(match[2] ?? '').toLowerCase()}`),
    ],
  ],
}

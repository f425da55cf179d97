import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { listed, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { building, land } from '../wording/kinds.ts'
import { namesIn } from '../wording/things.ts'

const ANIMAL =
  '(?:elk|deer|turkeys?|moose|bear|bears|antelope|quail|wildlife|foxes|eagles|javelina|wild horses)'

const ANIMAL_LIST = `(${ANIMAL}(?:(?:, and |, | and | & )${ANIMAL})*)`

const GAME =
  '(?:(?:axis|fallow|sika|red|white-tailed|whitetail|black-tailed|wild) )?(?:deer|turkeys?|elk|quail|duck|ducks|dove|hogs|pheasants?|grouse|wildlife|whitetails?|bear|moose|antelope|waterfowl|geese|turkey|hog)'

/** Wildlife, hunting and fishing, and what is there for horses. */
export const ANIMALS: SubjectRules = {
  lines: [
    [
      /^((?:fly |ice )?fishing|snowmobiling|kayaking|canoeing|boating|wildlife|birdlife)((?: and (?:(?:fly |ice )?fishing|snowmobiling|kayaking|canoeing|boating|swimming))?)$/i,
      ([, first = '', second = ''], setting) =>
        setting === 'land' || setting === 'home'
          ? land(`there is ${first.toLowerCase()}${second.toLowerCase()}`)
          : null,
    ],
    [
      new RegExp(
        `^${ANIMAL_LIST} ((?:right )?(?:out|outside|at)) (?:the |your )?(back door|front door|door|windows?|back windows?)$`,
        'i',
      ),
      (match) =>
        land(
          `there ${/^[a-z]+s$|and/i.test(match[1] ?? '') ? 'are' : 'is'} ${series(namesIn(match[1]))} ${lower(match[2])} the ${lower(match[3])}`,
        ),
    ],
    [
      new RegExp(
        `^${ANIMAL_LIST} ((?:pass|wander|migrate)(?:e?s)?(?:[- ]| )through|roam|visit(?: daily)?|frequent(?:s)?(?: visitors)?)(?: (?:the )?(?:land|property|yard|lot))?$`,
        'i',
      ),
      (match) =>
        land(
          `${series(namesIn(match[1]))} ${lower(match[2])
            .replace('-', ' ')
            .replace(/^(?:passes|migrates|wanders)/, (verb) => verb.replace(/(?<=pass)es|s$/, ''))
            .replace(/^frequents? visitors$/, 'are frequent visitors')
            .replace(/^frequents?$/, 'frequent the land')}`,
        ),
    ],
    // 'deer in the meadow' are seen there, and are no thing of the home.
    [
      new RegExp(
        `^${ANIMAL_LIST} (?:graz(?:e|ing) )?(in|on|by|along) (?:the |our |your )?((?:back |front |upper |lower |hay )?(?:meadows?|yard|backyard|fields?|pastures?|creek|pond|lawn|woods|orchard))$`,
        'i',
      ),
      ([, animals = '', where = '', place = '']) =>
        land(
          `there ${/^wildlife$/i.test(animals) ? 'is' : 'are'} ${series(namesIn(animals))} ${lower(where)} the ${lower(place)}`,
        ),
    ],
    [
      /^(?:good |abundant |lots of |plenty of )?((?:deer|elk|turkey|bear|hog|moose)(?:(?:,| and| &) (?:deer|elk|turkey|bear|hog|moose))*) sign$/i,
      (match) =>
        land(`there is ${/^good/i.test(match[0]) ? 'good ' : ''}${series(namesIn(match[1]))} sign`),
    ],
  ],
  figures: [
    [
      new RegExp(
        `^(${GAME}(?:(?:,| and|, and) ${GAME})+)(?: (?:abound|on (?:the )?(?:property|land)|present|seen))?$`,
        'i',
      ),
      ([, animals = '']) => land(`${animals.toLowerCase()} are found on the land`),
    ],
    [
      /^(elk|turkeys?|deer|moose|quail|antelope|bears?|waterfowl)$/i,
      (match, setting) =>
        // Elk behind a house are no more a thing of it than those of a parcel.
        setting === 'land' || setting === 'home'
          ? land(`there are ${lower(match[1]).replace(/^(turkey|bear)$/, '$1s')}`)
          : null,
    ],
    [
      /^((?:horse |equestrian )?facilities),? (?:with )?(\d+|[a-z]+) stalls(?: (?:\+|and|with) (.+))?$/i,
      (match) =>
        building(
          `the ${lower(match[1])} have ${numeral(numberOf(match[2] ?? '') ?? 2)} stalls${match[3] ? ` and ${withArticle(lower(match[3]))}` : ''}`,
        ),
    ],
    // It is what the home is, and nothing that a home has.
    [
      /^(?:an? )?((?:(?:full|turnkey|working|gated|fenced) )?(?:horse|equestrian)) property$/i,
      ([, sort]) => ({
        kind: 'land',
        concept: 'horse property',
        statement: `it is ${withArticle(`${lower(sort)} property`)}`,
        name: '',
      }),
    ],
    [
      /^horses? (?:ok|okay|allowed|permitted|welcome)$/i,
      () => ({ kind: 'pets', concept: 'horse property', statement: 'horses are allowed' }),
    ],
    [
      /^horse set-? ?up(?: with (\d+|two|three|four) stalls)?$/i,
      (match) =>
        land(`it is set up for horses${match[1] ? `, with ${count(match[1])} stalls` : ''}`),
    ],
    [
      /^(hunting|fishing|hiking|riding|boating|swimming) (?:and|\+) (hunting|fishing|hiking|riding|boating|swimming)$/i,
      (match) => land(`there is ${match[1]?.toLowerCase()} and ${match[2]?.toLowerCase()}`),
    ],
  ],
  statements: [
    [/^(?:all )?deer$/i, told('land', null, 'there are deer')],
    [
      /^((?:(?:mule |white-?tail(?:ed)? )?deer|javelina|elk|moose|antelope|pronghorn|turkeys?|quail|bears?|foxes|eagles|hawks|herons|wild horses|bison|coyotes)(?:(?:,| and| \+|\/) ?(?:and )?(?:(?:mule |white-?tail(?:ed)? )?deer|javelina|elk|moose|antelope|pronghorn|turkeys?|quail|bears?|foxes|eagles|hawks|herons|wild horses|bison|coyotes))*)(?: (?:on (?:the )?(?:property|land)|sightings))?$/i,
      (match) =>
        /javelina|mule|antelope|pronghorn|foxes|eagles|hawks|herons|horses|bison|coyotes|property|land/i.test(
          match[0],
        )
          ? land(`there are ${series(listed((match[1] ?? '').toLowerCase()))}`)
          : null,
    ],
    [
      /^(?:good |great |excellent )?((?:muskie|muskellunge|walleye|pike|northern pike|bass|largemouth|smallmouth|trout|brown trout|rainbow trout|salmon|steelhead|perch|crappie|panfish|bluegill|catfish|redfish|snook|tarpon|striper|stripers)(?:(?:,| and| \+|\/)? (?:and )?(?:muskie|walleye|pike|bass|smallmouth|largemouth|trout|salmon|steelhead|perch|crappie|panfish|bluegill|catfish|redfish|snook|tarpon|stripers?))*)(?: fishing)?$/i,
      (match) => {
        const fish = (match[1] ?? '')
          .toLowerCase()
          .replace(
            /\b(muskie|walleye|pike|bass|trout|salmon|perch|crappie|panfish|bluegill|catfish|redfish|snook|tarpon) (?=(?:muskie|walleye|pike|bass|trout|salmon|perch|crappie|panfish|bluegill|catfish|redfish|snook|tarpon|stripers?)\b)/g,
            '$1, ',
          )
        return land(`the fishing is for ${series(listed(fish))}`)
      },
    ],
    [
      /^(?:great |good |excellent )?((?!good |great |excellent )(?:[a-z-]+(?:, |,? and | or |\/))*[a-z-]+) hunting$|^(deer|elk|turkey|whitetail|duck|quail|hogs?|bear|moose|pheasant)(?:(?:, |,? and | \+ |\/)(deer|elk|turkey|whitetail|duck|quail|hogs?|bear|moose|pheasant))+$/i,
      (match) => {
        const list = listed((match[1] ?? match[0]).toLowerCase())
        return {
          kind: 'land',
          concept: 'hunting',
          statement: `there is hunting for ${series(list)}`,
          list,
        }
      },
    ],
  ],
}

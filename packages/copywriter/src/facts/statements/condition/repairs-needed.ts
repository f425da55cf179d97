import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { placed } from '../../nouns/tails.ts'
import { isPlural, listed, lower, subjectOf, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { isThing } from '../thing-name.ts'
import { condition } from '../wording/kinds.ts'
import { FEW_WORDS } from '../wording/things.ts'

/** 'paint inside', 'a new roof on the garage'. */
const placedArticle = (item: string): string => {
  if (WORK_OF_TWO.test(item)) return SINGLE_WORK.test(item) ? `a ${item}` : item
  const { core, tail } = placed(item)
  return tail ? `${withArticle(core)} ${tail}` : withArticle(item)
}

/** Work that is typed once for two rooms or parts is not a need of the rooms. */
const WORK_OF_TWO =
  /^(?:[a-z]+ )?(?:[a-z]+)(?: and | ?& ?| ?\/ ?| ?\+ ?|, )(?:[a-z]+ ){1,2}(?:updates|updating|upgrades|upgrading|work|repairs?|remodel(?:ing|s)?|renovations?|refresh(?:ing|es)?|modernizing|TLC|replacement|refinishing|finishing|painting)$/i

const SINGLE_WORK = /(?:remodel|renovation|refresh)$/i

/** 'kitchen and bath updates' are one need. */
const listedWork = (typed: string): string[] =>
  WORK_OF_TWO.test(typed) ? [typed.replace(/ ?[&/+] ?/, ' and ')] : listed(typed)

/** What needs work. */
export const REPAIRS_NEEDED: SubjectRules = {
  lines: [
    // In parts of the country, what 'needs finished' needs to be finished.
    [
      /^((?:[a-z-]+ ){0,2}[a-z]+) needs? (?:to be )?(finished|painted|repainted|updated|refinished|cleaned|completed|redone|rebuilt|stained|sealed|insulated|leveled|patched|cleaned out|hooked up|installed)$/i,
      ([, thing = '', done]) =>
        isThing(thing)
          ? condition(
              `${subjectOf(thing)} ${isPlural(thing) ? 'need' : 'needs'} to be ${lower(done)}`,
            )
          : null,
    ],
    [
      /^(some |minor |major )?deferred maintenance$/i,
      ([, hedge]) => condition(`there is ${lower(hedge)}deferred maintenance`),
    ],
    [
      /^needs ((?:some |a little |minor |major )?(?:TLC|work|updating|cosmetics|repairs|love|rehab)) but (?:is |it is |it's )?(livable|habitable|solid|sound|move-in ready|rented|occupied)$/i,
      (match) =>
        condition(`it needs ${(match[1] ?? '').replace(/tlc/i, 'TLC')} but is ${lower(match[2])}`),
    ],
    [
      /^(roof|furnace|deck|boiler|driveway|siding|septic|well|foundation|chimney|AC|HVAC|kitchen|basement) (?:may |will |might )?needs? (attention|replacement|replacing|work|repair) (?:in|within) (?:the )?(?:next )?(couple(?: of)?|few|\d|two|three|five)(?: ?(?:-|to) ?\d)? (years?|months?)$/i,
      (match) => {
        const count = numberOf(match[3] ?? '')
        const span =
          count === null ? lower(match[3]).replace(/^couple(?: of)?$/, 'couple of') : numeral(count)
        const thing = (match[1] ?? '').replace(/^\p{Lu}(?=\p{Ll})/u, lower)
        const will = /\bwill need/i.test(match[0])
          ? 'will need'
          : /\b(?:may|might) need/i.test(match[0])
            ? 'may need'
            : 'needs'
        return condition(
          `the ${thing} ${will} ${lower(match[2])} in the next ${span} ${lower(match[4])}`,
        )
      },
    ],
  ],
  commaLines: [
    [
      /^((?:deck|fence|roof|driveway|porch|dock|siding|chimney|barn|pool|shed|garage|stairs|steps|walkway|retaining wall)s?) needs? (repairs?|replacement|attention|maintenance|some repair|painting|staining)$/i,
      (match) =>
        condition(
          `the ${lower(match[1])} ${isPlural(match[1] ?? '') ? 'need' : 'needs'} ${lower(match[2])}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:investor special|investor) (?:and|\/|\+) handyman(?: special)?$/i,
      told('condition', 'fixer', 'it is an investor and handyman special'),
    ],
    [
      new RegExp(
        `^${FEW_WORDS} needs? (?:some |a little )?(work|repairs?|paint|painting|updating|replaced|replacing|TLC|attention|refinishing|restoration|leveling)$`,
        'iu',
      ),
      (match) =>
        /^(?:it|house|home|property)$/i.test(match[1] ?? '')
          ? null
          : condition(
              `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? 'need' : 'needs'} ${/^replac/i.test(match[2] ?? '') ? 'to be replaced' : /^tlc$/i.test(match[2] ?? '') ? 'TLC' : lower(match[2])}`,
            ),
    ],
    [/^investor special$/i, told('condition', null, 'it is an investor special')],
  ],
  statements: [
    [
      /^needs (?:a )?(?:full |complete |total )?(?:gut|down-to-the-studs) (?:rehab|renovation|reno|remodel|job)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'full renovation',
        statement:
          `it needs a ${/full|complete|total/i.exec(match[0])?.[0]?.toLowerCase() ?? ''} gut ${/rehab/i.test(match[0]) ? 'rehab' : 'renovation'}`.replace(
            'a  ',
            'a ',
          ),
      }),
    ],
    [
      /^(?:needs?|requires?|in need of) (?:an? )?(full|complete|total|gut|major) (renovation|rehab|remodel|gut|reno)(?:\w*)$|^(full|complete|gut) (renovation|rehab) (?:needed|required)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'full renovation',
        statement: `it needs a ${match[1] ?? match[3] ?? 'full'} ${match[2] ?? match[4] ?? 'renovation'}`,
      }),
    ],
    [
      /^needs (?:some )?(work|TLC|everything|love)$/i,
      (match) => ({
        kind: 'condition',
        concept: /everything/i.test(match[1] ?? '') ? 'full renovation' : 'fixer',
        statement: /love/i.test(match[1] ?? '')
          ? 'it needs work'
          : `it needs ${/tlc/i.test(match[1] ?? '') ? 'some TLC' : (match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:handyman|contractor)(?:'?s)? special$|^fixer(?:[- ]upper)?$|^project house$/i,
      (match) => ({
        kind: 'condition',
        concept: 'fixer',
        statement: `it is a ${match[0].toLowerCase()}`,
      }),
    ],
    [
      /^(?:needs|could use|ready for) (?:(some|a little|minor|light) )?(?:cosmetic (?:updating|updates|work|improvements)|updating|updates|cosmetics|modernizing)( upstairs| downstairs| inside)?$|^cosmetic (?:updates|updating) needed$|^cosmetic fixer$/i,
      ([note, hedge = '', where = '']) => ({
        kind: 'condition',
        concept: 'cosmetic updating',
        statement: `it needs ${hedge ? `${hedge.toLowerCase()} ` : ''}${/cosmetic/i.test(note) ? 'cosmetic ' : ''}updating${where.toLowerCase()}`,
      }),
    ],
    [
      /^needs (?:a |an |new )?(.+)$/i,
      (match) => {
        const list = listedWork(match[1] ?? '').map((item) =>
          placedArticle(/^needs new/i.test(match[0]) ? `new ${item.replace(/^new /, '')}` : item),
        )
        const isCosmetic = list.every((item) => /\b(?:paint|carpet|flooring|floors?)\b/.test(item))
        return {
          kind: 'condition',
          concept: isCosmetic ? 'cosmetic updating' : 'needs named work',
          statement: `it needs ${series(list)}`,
          list,
        }
      },
    ],
    [
      /^(.+?) (?:needs?|need) (?:to be )?(?:replaced|replacing|replacement|repair|repairs|repaired|work|attention)$/i,
      (match) => {
        const subject = subjectOf(match[1] ?? '')
        const verb = isPlural(match[1] ?? '') ? 'need' : 'needs'
        const what = /repair/i.test(match[0])
          ? 'repair'
          : /replac/i.test(match[0])
            ? 'replacement'
            : 'work'
        return {
          kind: 'condition',
          concept: 'needs named work',
          statement: `${subject} ${verb} ${what}`,
          list: [
            what === 'replacement'
              ? withArticle(`new ${(match[1] ?? '').replace(/^(?:the|new) /i, '')}`)
              : `${what === 'repair' ? 'repairs to' : 'work on'} ${subject}`,
          ],
        }
      },
    ],
    [
      /^(?:a )?(bare |empty )?shell$/i,
      (match, setting) => ({
        kind: 'condition',
        concept: setting === 'commercial' ? 'white box' : 'shell, down to the studs',
        statement: `it is a ${(match[1] ?? '').toLowerCase()}shell`,
      }),
    ],
    [
      /^(?:partially|partly) (?:renovated|remodeled|updated)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'renovation unfinished',
        statement: `it is ${match[0].toLowerCase()}`,
      }),
    ],
    [
      /^renovation(?:s)? (started|in progress|under way|underway|begun)$|^unfinished renovation$/i,
      (match) => ({
        kind: 'condition',
        concept: 'renovation unfinished',
        statement: /unfinished/i.test(match[0])
          ? 'the renovation is unfinished'
          : /started|begun/i.test(match[0])
            ? 'the renovation has been started'
            : 'the renovation is in progress',
      }),
    ],
  ],
  lastStatements: [
    [
      /^tear[- ]?down$|^scraper?$|^(?:sold (?:for|as) )?(?:land|lot) value(?: only)?$|^value is in the land$|^priced as land$/i,
      (match) => ({
        kind: 'condition',
        concept: 'tear-down',
        statement: /tear/i.test(match[0]) ? 'it is a teardown' : 'it is priced for the land',
      }),
    ],
  ],
}

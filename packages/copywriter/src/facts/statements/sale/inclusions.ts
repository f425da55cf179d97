import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { series } from '../../figures/numerals.ts'
import { isPluralNoun, kindOfNoun } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { be, isPlural, listed, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { isThing } from '../thing-name.ts'
import { terms } from '../wording/kinds.ts'
import { OFTEN, THING, thingWithPart } from '../wording/things.ts'

/** Things that not every home has: nobody has heard of them before. */
const MOVED_IN =
  'hot tub|swim spa|sauna|playset|swing set|trampoline|pool table|ping pong table|piano|camper|trailer|tractor|golf cart|boat|pontoon|boat lift|paddle boat|gazebo|pergola|storage shed|shed|greenhouse|chicken coop|riding mower|mower|snowblower|generator|safe|gun safe|freezer|wine fridge|wine refrigerator|kegerator|grill|smoker|pizza oven|fire pit|firepit|treehouse|basketball hoop|flagpole|projector|surround system|security system|hammock'

/** What is sold with the home in any case. */
const PART_OF_THE_HOME = /\b(?:yard|backyard|deck|patio|porch|basement|garden|driveway)$/i

/** What is part of the sale. */
export const INCLUSIONS: SubjectRules = {
  lines: [
    [
      /^(storage locker|storage unit|storage cage|locker|bike storage|storage room|storage space) (?:is )?included$/i,
      (match) => ({
        kind: 'storage',
        concept: null,
        statement: `${withArticle(lower(match[1]))} is included`,
      }),
    ],
    [
      /^(?:theater (?:area|room)|media room|game room|bar|playset|shed) with (?:an? )?([a-z ]+) (conveys?|stays?|included)$/i,
      (match) => {
        const room = lower(match[0].split(' with ')[0])
        return terms(`the ${room} with its ${lower(match[1])} ${be(room)} included`)
      },
    ],
    [
      /^([a-z ]+) (?:conveys?|stays?|are included|is included),? (?:but )?(?:the )?([a-z ]+) (?:do not|does not|don't|doesn't)(?: convey| stay)?$/i,
      (match) =>
        isThing(match[1] ?? '') && / |s$/.test(match[2] ?? '')
          ? {
              kind: 'terms',
              concept: 'personal property conveys',
              statement: `the ${lower(match[1])} ${be(match[1] ?? '')} included, but the ${lower(match[2])} ${be(match[2] ?? '')} not`,
            }
          : null,
    ],
    [
      /^all appliances (?:stay|convey|remain|included|are included),? incl(?:uding|\.)? (?:the )?([a-z ]+)$/i,
      (match) => terms(`all appliances stay, including the ${lower(match[1])}`),
    ],
    [
      /^([a-z][a-z' -]+?) (?:(?:convey|stay|remain)s?|(?:is |are )?included),? but not (?:the )?([a-z][a-z'/ -]+)$/i,
      (match) => {
        const left = subjectOf(lower(match[2]).replace(/ ?\/ ?/g, ' and '))
        const isMany = / and /.test(left) || isPlural(match[2] ?? '')
        return terms(
          `${subjectOf(lower(match[1]))} ${be(match[1] ?? '')} included, but ${left} ${isMany ? 'are' : 'is'} not`,
        )
      },
    ],
    [
      /^((?:[a-z-]+ ){0,3}[a-z-]+) (?:stays?|goes|go|conveys?) with (?:the )?(building|property|house|home|sale|barn|land)$/i,
      (match) =>
        isThing(match[1] ?? '')
          ? {
              kind: 'terms',
              concept: 'personal property conveys',
              statement: `the ${lower(match[1])} ${isPlural(match[1] ?? '') ? 'stay' : 'stays'} with the ${lower(match[2])}`,
            }
          : null,
    ],
    [
      new RegExp(`^${THING} (can|may|will) (stay|go|convey)$`, 'i'),
      (match) => terms(`${thingWithPart(match[1])} ${lower(match[2])} ${lower(match[3])}`),
    ],
    [
      new RegExp(
        `^${THING},? (included|conveys|stays), (swept|serviced|maintained|cleaned) ${OFTEN}$`,
        'i',
      ),
      (match) =>
        terms(
          `${thingWithPart(match[1])}, which ${be(match[1] ?? '')} ${lower(match[3])} ${lower(match[4])}, ${be(match[1] ?? '')} included`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*[a-z]+) (conveys?|stays?|remains?|included) with ((?:\d|two|three) [a-z]+s|remotes?|collars|cover|controller|keys)$/i,
      (match) =>
        terms(
          `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} included, with ${withArticle(lower(match[3]))}`,
        ),
    ],
    [
      /^sells with (?:an? |the )?([a-z][a-z ]*?)(?:,? ((?:19|20)\d\d))?$/i,
      (match) =>
        terms(
          `it is sold with ${match[2] ? `a ${match[2]} ${lower(match[1])}` : withArticle(lower(match[1]))}`,
        ),
    ],
    [
      /^(all )?(?:the )?appliances (?:stay|convey|included|remain),? incl(?:uding|udes|\.)? (?:an? |the )?(.+)$/i,
      (match) =>
        terms(
          `${match[1] ? 'all' : 'the'} appliances are included, among them ${/ and /.test(match[2] ?? '') || !isPluralNoun(lower(match[2])) ? 'the ' : ''}${lower(match[2])}`,
        ),
    ],
    [
      /^(storage (?:locker|unit|cage|closet)|(?:parking|garage) (?:space|spot|stall)) (?:is )?included$/i,
      (match) => ({
        kind: /^storage/i.test(match[1] ?? '') ? 'storage' : 'parking',
        concept: null,
        statement: `a ${lower(match[1])} is included`,
      }),
    ],
  ],
  firstFigures: [
    [
      /^(FF ?(?:\+|and) ?E|business) (?:is |are )?(not )?(?:incl|included|conveys?|stays?)$/i,
      (match) =>
        terms(
          `${/^f/i.test(match[1] ?? '') ? 'FF&E is' : 'the business is'} ${match[2] ?? ''}included`,
        ),
    ],
  ],
  firstStatements: [
    [
      /^(.+?) (?:is |are )?not (?:stay(?:ing)?|remain(?:ing)?|convey(?:ing)?|transfer(?:ring)?)$|^(.+?) (?:does|do|will) not (?:stay|remain|convey|transfer|go with .+)$/i,
      (match) => {
        const thing = (match[1] ?? match[2] ?? '').replace(/ (?:does|do|will)$/i, '')
        if (/\b(?:minerals?|rights|crops)\b/i.test(thing)) return null
        return terms(`${subjectOf(thing)} ${be(thing)} not included`)
      },
    ],
  ],
  figures: [
    [
      /^((?:new |all )?(?:stainless steel|stainless|kitchen|white|black) appliances),? (?:with|including|incl) (?:a |an )?((?:dishwasher|gas range|range|microwave|refrigerator|double oven|wall oven|gas stove)(?:(?:,| and) .+)?)$/i,
      ([, appliances = '', part = '']) => ({
        kind: 'appliance',
        concept: null,
        statement: `it has ${appliances.replace(/stainless (?!steel)/i, 'stainless steel ')}, including ${series(listed(part).map(withArticle))}`,
      }),
    ],
    [
      /^((?:[a-z]+ )+)available, not included$/i,
      (match) => terms(`${withArticle((match[1] ?? '').trim())} is available but not included`),
    ],
    [
      /^((?:[a-z]+ )*(?:refrigerator|fridge|appliances|washer|dryer|range|stove|shed|furniture|curtains|blinds)) (?:to (?:remain|stay|convey)|will (?:remain|stay|convey))$/i,
      (match) =>
        terms(
          `the ${match[1]?.toLowerCase().replace(/fridge/, 'refrigerator')} ${be(match[1] ?? '')} included`,
        ),
    ],
  ],
  statements: [
    [
      new RegExp(
        `^((?:[a-z-]+ )?(?:${MOVED_IN})) (?:conveys|stays|remains|included|is included)$`,
        'i',
      ),
      (match) => {
        const thing = (match[1] ?? '').toLowerCase().replace(/^rv$/, 'RV')
        return terms(`${withArticle(thing)} is included`)
      },
    ],
    [
      /^([a-z][a-z' -]+?) (?:convey|stay|remain)s?,? (?:except|excluding|but not)(?: for| in)?(?: the)? ([a-z][a-z' -]+)$/i,
      (match) => {
        const things = (match[1] ?? '').toLowerCase()
        const left = (match[2] ?? '').toLowerCase()
        return terms(
          `${subjectOf(things)} ${be(things)} included, except ${kindOfNoun(headOf(left)) === 'room' || /nursery$/.test(left) ? 'in ' : 'for '}the ${left}`,
        )
      },
    ],
    [
      /^(.+?) sold separate$/i,
      (match) => terms(`${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} sold separately`),
    ],
    [
      /^(.+?) (?:are |is )?(?:sold |conveyed )?separately$/i,
      (match) =>
        terms(
          `${series(listed(match[1] ?? '').map(subjectOf))} ${listed(match[1] ?? '').length > 1 ? 'are' : be(match[1] ?? '')} ${/metered/i.test(match[0]) ? 'separately metered' : 'sold separately'}`,
        ),
    ],
    [
      /^(?:all )?appliances includ(?:ing|ed),? (.+?)(?: (?:remain|stay|convey|included)s?)?$/i,
      (match) => {
        const list = (match[1] ?? '')
          .replace(/\b(refrigerator|stove|range|dishwasher|microwave) (?=\w)/gi, '$1, ')
          .replace('washer and dryer', 'washer+dryer')
          .split(/\s*(?:,| and )\s*/)
          .filter(Boolean)
          .map((item) => `the ${item.replace('+', ' and ')}`)
        return {
          kind: 'terms',
          concept: 'appliances included',
          statement: `all appliances are included, among them ${series(list)}`,
          list,
        }
      },
    ],
    [
      /^(.+?) (?:is |are |does )?(?:not|do not) (?:included?|conveys?)$/i,
      (match) => ({
        kind: 'terms',
        statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} not included`,
      }),
    ],
  ],
  lastStatements: [
    [
      /^((?:all |kitchen |stainless steel )?.{3,60}?),? (?:are |is |will )?(?:included|stays?|conveys?|remains?)(?: with (?:the )?(?:sale|home|property))?$/i,
      (match, setting) => {
        const typed = (match[1] ?? '')
          .replace(
            /\b(refrigerator|stove|range|dishwasher|microwave|washer) (?=(?:washer|dryer|stove|range|dishwasher|microwave)\b)/gi,
            '$1, ',
          )
          // 'Boat and jet ski lift' is a lift for both.
          .replace(/(?<!\bboat)(?:,? and | \+ )|(?:,? and | \+ )(?!jet ski (?:lift|dock))/gi, ', ')
        const items = typed.split(/\s*,\s*/).filter(Boolean)
        // 'Fenced yard + playset stays': nobody would take the yard along.
        if (items.length > 1 && items.some((item) => PART_OF_THE_HOME.test(item))) return null
        const isAppliances = /appliances/i.test(typed) && items.length === 1
        const whole = conceptOfWhole(match[0], setting)
        const isLaundry = /^washer(?:, | and )dryer$/i.test(typed)
        if (isLaundry)
          return {
            kind: 'appliance',
            concept: 'washer and dryer included',
            statement: 'the washer and dryer are included',
          }
        const list = items.map((item) => subjectOf(item.trim()))
        const verb = list.length > 1 || isPlural(items[0] ?? '') ? 'are' : 'is'
        return {
          kind: whole?.kind ?? 'terms',
          concept: isAppliances
            ? 'appliances included'
            : (whole?.name ?? 'personal property conveys'),
          statement: `${series(list)} ${verb} included`.replace(/^the (all|most)/, '$1'),
          list,
        }
      },
    ],
  ],
}

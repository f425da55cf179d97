import { articleFor } from '@listwright/reviewer/language'
import { hyphenated } from '../../nouns/compounds.ts'
import { isHeadNoun, kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf, nounPhrase } from '../../nouns/noun-phrase.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, isPlural, lower, subjectOf, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { isThing } from '../thing-name.ts'
import { UNIT_NAMES } from '../unit-names.ts'
import { countOrOne } from '../wording/counts.ts'
import { MONTH, whenOf, YEAR } from '../wording/dates.ts'
import { system, tenancy, update } from '../wording/kinds.ts'

/** A date that is no year alone: 'last year', '8 years ago', 'Oct', 'May 2024', '3/24'. */
const WHEN = `((?:last|this) (?:year|fall|spring|summer|winter|month|week)|(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a few|couple) (?:years?|months?|weeks?) ago|${MONTH}(?: ${YEAR})?|\\d{1,2}\\/(?:${YEAR}|\\d\\d))`

const DONE =
  'inspected|serviced|painted|repainted|pumped|cleaned|swept|tuned|tuned up|sealed|resealed|stained|resurfaced|regraded|treated|cut|logged|harvested|thinned|refinished|replaced|installed|tested|certified|recertified|scoped|updated|remodeled|renovated|surveyed|repaved|restained|reglazed'

const was = (subject: string): string => (isPlural(subject) ? 'were' : 'was')

const ofThing = (thing: string, statement: string): Told => ({
  kind: kindOfNoun(singular(headOf(thing).toLowerCase())) ?? 'condition',
  concept: null,
  statement,
})

const ownerOf = (typed: string): string => {
  const name = typed.toLowerCase().replace(/ (?:unit|apartment|flat)$/, '')
  return UNIT_NAMES[name] ?? (/^unit /.test(name) ? name : `the ${name} unit`)
}

const MAINTAINED =
  'replaced|redone|done|painted|repaved|repaired|installed|updated|renovated|refinished|resealed|maintained|serviced'

const SYSTEM =
  'roof|siding|windows|furnace|HVAC|air conditioning|water heater|boiler|deck|fence|seawall|dock|gutters|drywall|floors|kitchen|bulkhead|electrical|plumbing|foundation|chimney'

/** Two states that last, rather than work that was done: 'heated and cooled'. */
const STANDING =
  /^(?:(?:heated|cooled|fenced|gated|insulated|covered|screened|lighted|conditioned|furnished|wired|plumbed|ducted|vented|locked|shaded) ?){2}$/i

/** Work that was done on a part of the property, and by whom. */
export const WORK: SubjectRules = {
  lines: [
    [
      new RegExp(`^([a-z\\d][a-z\\d' -]*?) (?:was |were )?(${DONE})(?:,| in)? ${WHEN}$`, 'i'),
      (match) => {
        const [, thing = '', done = ''] = match
        if (!isThing(thing)) return null
        const subject = subjectOf(hyphenated(thing))
        return update(`${subject} ${was(subject)} ${lower(done)} ${whenOf(match[3])}`)
      },
    ],
    [
      /^(one|two|three|both|all) (sides?|units?|floors?|levels|halves|baths|bathrooms) (?:was |were )?(renovated|remodeled|updated|redone|rehabbed|gutted) (?:in )?((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${lower(match[1])} ${lower(match[2])} ${/^one/i.test(match[1] ?? '') ? 'was' : 'were'} ${lower(match[3])} in ${match[4]}`,
        year: Number(match[4]),
      }),
    ],
    [
      /^([a-z][a-z' -]*?) (?:is |are )?(?:currently )?being ((?:re)?(?:done|placed|modeled|novated|painted|finished|built|paired|surfaced|stored|constructed)|installed|updated|upgraded|added|converted|cleaned|repaved|renovated|completed)((?: (?:by|before|prior to|in|this|for|with) .+)?)$/i,
      (match) => {
        const [, thing = '', done = '', rest = ''] = match
        if (/\b(?:and|with|no|not)\b/.test(thing)) return null
        const subject = subjectOf(thing)
        return ofThing(
          thing,
          `${subject} ${be(thing)} being ${lower(done)}${withArticles(lower(rest)).replace(/(?<=before |prior to )(?:the )?move in$/, 'move-in')}`,
        )
      },
    ],
    [
      /^(one|two|three|\d) units? (?:is |are )?down,? (?:and )?being (turned|renovated|rehabbed|remodeled|updated)$/i,
      (match) =>
        tenancy(
          `${countOrOne(match[1])} ${countOrOne(match[1]) === 'one' ? 'unit is' : 'units are'} down, being ${lower(match[2])}`,
        ),
    ],
  ],
  commaLines: [
    [
      /^((?:[a-z-]+ ){0,3}(?:addition|garage|deck|barn|shop|workshop|shed|dock|pool|porch|sunroom|casita|ADU|guest house|pole barn|carport|patio|pergola|gazebo))(?: was| were)? built(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? 'were' : 'was'} built in ${match[2]}`,
        year: Number(match[2]),
      }),
    ],
  ],
  figures: [
    [
      /^(seismic|earthquake|soft[- ]story) (?:foundation )?retrofit(?:ted|ting)?(?: (?:was )?(?:done|completed|finished))?(?:(?: in)? ((?:19|20)\d\d))?$/i,
      ([, kind = '', year]) => {
        const work = `${kind.toLowerCase().replace('soft story', 'soft-story')} retrofit`
        return {
          kind: 'update',
          concept: null,
          statement: year
            ? `${articleFor(work)} ${work} was done in ${year}`
            : `it has had ${articleFor(work)} ${work}`,
          year: year ? Number(year) : null,
        }
      },
    ],
    [
      /^(.+?) serviced (?:yearly|annually|every (?:year|spring|fall)|twice a year|regularly)$/i,
      ([whole, thing = '']) =>
        system(
          `${subjectOf(thing)} ${be(thing)} ${/serviced.*$/i.exec(whole)?.[0].toLowerCase() ?? ''}`,
        ),
    ],
    [
      /^(new )?(furnace|boiler|water heater|hot water heater|roof|kitchen|bath|central air|air conditioner|HVAC|windows|floors|heat pump),? (?:in |for )?(?:the )?((?:down|downstairs|lower|up|upstairs|upper|front|rear|first[- ]floor|second[- ]floor) (?:unit|apartment|flat)|unit [A-D\d]),? (?:in )?((?:19|20)\d\d)$/i,
      ([, age, thing = '', unit = '', year = '']) =>
        update(
          `${ownerOf(unit)}'s ${thing} ${/s$/.test(thing) ? (age ? 'were installed in' : 'date from') : age ? 'was installed in' : 'dates from'} ${year}`,
        ),
    ],
    [
      new RegExp(
        `^([a-z ]+?) (upstairs|downstairs|up|down) (${YEAR}) ?(?:/|,|and|\\+) ?(upstairs|downstairs|up|down) (${YEAR})$`,
        'i',
      ),
      (match) => {
        const thing = nounPhrase((match[1] ?? '').replace(/\bhvac\b/i, 'HVAC')).phrase.text
        const floor = (typed = '') => typed.toLowerCase().replace(/^(up|down)$/, '$1stairs')
        const date = be(thing) === 'are' ? 'date' : 'dates'
        return update(
          `the ${floor(match[2])} ${thing} ${date} from ${match[3]} and the ${floor(match[4])} ${thing} from ${match[5]}`,
        )
      },
    ],
    [
      /^(.+ (?:wiring|tank|asbestos|plumbing|paint)) (removed|replaced|remediated|abated) with (?:an? )?(certificate|permits?|clearance letter)$/i,
      (match) =>
        update(
          `${subjectOf(match[1] ?? '')} has been ${lower(match[2])}, with ${/s$/i.test(match[3] ?? '') ? '' : 'a '}${lower(match[3])}`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*[a-z-]+) (rebuilt|replaced|remodeled|renovated|added|finished|built|redone|installed|converted) with permits?(?:,? (?:in )?((?:19|20)\d\d))?$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? (match[3] ? 'were' : 'have been') : match[3] ? 'was' : 'has been'} ${lower(match[2])} with permits${match[3] ? ` in ${match[3]}` : ''}`,
        year: match[3] ? Number(match[3]) : null,
      }),
    ],
    [
      /^((?:[a-z-]+ )*[a-z-]+) (?:was |has been )?replaced by (?:the )?(utility|city|county|town|landlord|association|HOA|seller|owner|builder)$/i,
      (match) =>
        update(
          `the ${match[2] === 'HOA' ? 'HOA' : (match[2] ?? '').toLowerCase()} replaced ${subjectOf(match[1] ?? '')}`,
        ),
    ],
    [
      new RegExp(
        `^((?!no )[a-z][a-z' -]*?) (replaced|updated|renovated|remodeled|installed|redone|restored|added|painted)(?: between| from| in)? (${YEAR}) ?(?:-|to|and) ?(${YEAR})$`,
        'i',
      ),
      (match) =>
        update(
          `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? 'were' : 'was'} ${match[2]?.toLowerCase()} between ${match[3]} and ${match[4]}`,
        ),
    ],
    [
      new RegExp(
        `^((?!no |.* (?:was|were) (?!(?:${MAINTAINED}) by))[a-z][a-z' -]*?)(?: (?:was|were))?(?: (${MAINTAINED}))? by (?:the )?(HOA|POA|association|condo association|city|county|town|seller|owner|landlord|builder|previous owner|park)(?:,? (?:in )?(${YEAR}|(?:this|last) (?:year|month|spring|summer|fall|winter)))?$`,
        'i',
      ),
      (match) => {
        const verb = match[2]?.toLowerCase() ?? (match[4] ? 'done' : '')
        if (!verb) return null
        const who = /^[hp]oa$/i.test(match[3] ?? '')
          ? match[3]?.toUpperCase()
          : match[3]?.toLowerCase()
        const isMaintained = /maintained|serviced/.test(verb) && !match[4]
        const many = isPlural(match[1] ?? '')
        const be = isMaintained ? (many ? 'are' : 'is') : many ? 'were' : 'was'
        return update(
          `${subjectOf(match[1] ?? '')} ${be} ${verb} by the ${who}${match[4] ? ` ${whenOf(match[4])}` : ''}`,
        )
      },
    ],
    [
      new RegExp(
        `^(new )?((?:[a-z-]+ )?(?:${SYSTEM}))(?:,? (${YEAR}))? (?:post|after|since) (?:the )?([a-z][a-z' ]*?)(?:,? (${YEAR}))?$`,
        'i',
      ),
      (match) => {
        const year = match[3] ?? match[5]
        const many = isPlural(match[2] ?? '')
        const cause = `after ${/^(?:storm|flood|fire|hurricane|hail ?storm|derecho|tornado|earthquake|freeze|ice storm|wildfire)$/i.test(match[4] ?? '') ? 'the ' : ''}${match[4]}`
        return update(
          match[1]
            ? `the ${match[2]} ${many ? 'were' : 'was'} replaced${year ? ` in ${year}` : ''} ${cause}`
            : `the ${match[2]} ${many ? 'date' : 'dates'} from ${year ?? 'the time'}${year ? ',' : ''} ${cause}`,
        )
      },
    ],
    [
      new RegExp(`^((?!no |not )[a-z][\\w' -]+?) completed? (?:in )?(${YEAR})$`, 'i'),
      (match) => update(`${subjectOf(match[1] ?? '')} was completed in ${match[2]}`),
    ],
    [
      /^((?:[a-z]+ )*(?:kitchen|wall|floor plan|main level|living area)) opened up(?: in)? ((?:19|20)\d\d)$/i,
      (match) => update(`the ${match[1]?.toLowerCase()} was opened up in ${match[2]}`),
    ],
  ],
  statements: [
    [
      /^(?!.*\b(?:and|with)\b.*\b(?:and|with)\b)([a-z][a-z '-]{2,30}?) (\w+ed) (?:and|\+) (\w+ed)(?: (?:in )?((?:19|20)\d\d))?$/i,
      (match) => {
        const thing = match[1] ?? ''
        if (
          /\b(?:is|are|was|fully|partially)\b/i.test(match[0]) ||
          !isHeadNoun(singular(headOf(thing)))
        )
          return null
        const isSo = !match[4] && STANDING.test(`${match[2]} ${match[3]}`)
        if (isSo)
          return {
            kind: kindOfNoun(singular(headOf(thing))) ?? 'condition',
            concept: null,
            statement: `${subjectOf(thing)} ${be(thing)} ${match[2]?.toLowerCase()} and ${match[3]?.toLowerCase()}`,
          }
        const verb = match[4]
          ? isPlural(thing)
            ? 'were'
            : 'was'
          : isPlural(thing)
            ? 'have been'
            : 'has been'
        return {
          kind: 'update',
          concept: null,
          statement: `${subjectOf(thing)} ${verb} ${match[2]?.toLowerCase()} and ${match[3]?.toLowerCase()}${match[4] ? ` in ${match[4]}` : ''}`,
          year: match[4] ? Number(match[4]) : null,
        }
      },
    ],
  ],
}

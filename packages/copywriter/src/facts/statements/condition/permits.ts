import { articleFor } from '@listwright/reviewer/language'
import type { FeatureKind } from '../../../copybook/concept.ts'
import { dateOf } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { nounPhrase } from '../../nouns/noun-phrase.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, inLine, isPlural, listed, lower, subjectOf, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { MONTH, YEAR } from '../wording/dates.ts'
import { condition, conditionAlone, terms } from '../wording/kinds.ts'

const isMass = (thing: string): boolean => nounPhrase(thing).phrase.number === 'mass'

const PAPER =
  "((?:[a-z'-]+ ){0,3}(?:certificate(?: of (?:occupancy|compliance))?|permit|inspection|approval|license|registration|variance|survey|appraisal|application|perc test|site plan|rezoning|report))"

const kindOfRecord = (phrase: string): FeatureKind => {
  if (/survey|perc|soil|plat/i.test(phrase)) return 'land'
  if (/tenant|lease/i.test(phrase)) return 'tenancy'
  if (/well|septic|utility|meter/i.test(phrase)) return 'utilities'
  if (/permit|plans?/i.test(phrase)) return 'condition'
  return 'condition'
}

/** Permits and certificates: issued, pending, expired, on file. */
export const PERMITS: SubjectRules = {
  lines: [
    [
      /^(?:the )?((?:garage |attic |basement |porch )?(?:conversion|addition|remodel)|deck|shed|carport|sunroom|finished basement),? (?:with |has )?no permits?$/i,
      ([, work]) => condition(`${subjectOf(lower(work))} has no permit`),
    ],
    [
      /^(lead paint|radon|mold|sewer|seller'?s?|property|flood) disclosures? (?:is |are )?(on file|available|attached|complete[d]?)$/i,
      (match) =>
        conditionAlone(
          `a ${lower(match[1])} disclosure is ${lower(match[2]).replace(/^completed?$/, 'complete')}`,
        ),
    ],
    [
      /^point[- ]of[- ]sale(?: inspection)?:? (?:none|not required|n\/?a)$/i,
      () => conditionAlone('no point-of-sale inspection is required'),
    ],
    [
      /^(?:termite[- ])?tented(?: for termites)?(?: in)? ((?:19|20)\d\d)$|^termite tented ((?:19|20)\d\d)$/i,
      (match) => conditionAlone(`it was tented for termites in ${match[1] ?? match[2]}`),
    ],
    [
      new RegExp(
        `^(?:the |an? )?${PAPER} (?:is )?(pending|in process|in progress|under way|applied for|ordered)$`,
        'i',
      ),
      (match) => {
        const paper = lower(match[1])
          .replace(/\blead safe\b/, 'lead-safe')
          .replace(/\blead free\b/, 'lead-free')
        return conditionAlone(
          `${withArticle(paper)} ${/applied|ordered/i.test(match[2] ?? '') ? 'has been' : 'is'} ${lower(match[2])}`,
        )
      },
    ],
    [
      new RegExp(
        `^((?:city |county |town |state )?(?:rental|business|short-term rental|vacation rental|liquor|occupancy) (?:license|permit|registration|certificate)|certificate of (?:occupancy|compliance))(?: is)?(?: good| valid| current)?,? (?:through|until|till|to|expires(?: in)?) (${YEAR}|${MONTH}(?: ${YEAR})?|\\d{1,2}\\/${YEAR})$`,
        'i',
      ),
      (match) =>
        conditionAlone(
          `the ${lower(match[1])} ${/expires/i.test(match[0]) ? 'expires in' : 'is good through'} ${dateOf(match[2] ?? '')}`,
        ),
    ],
    [
      new RegExp(`^(?:the |an? )?${PAPER} (?:is |has )?expired$`, 'i'),
      (match) => conditionAlone(`the ${lower(match[1])} has expired`),
    ],
    [
      new RegExp(
        `^(?:(\\d|one|two|three|four|five|six)[- ]bed(?:room)? )?(perc(?: test| approval)?|septic (?:design|permit|approval|plan))(?: is)? (?:on file|approved)(?:,| and)? (?:expires|good through|valid through)(?: in)? (${YEAR})$`,
        'i',
      ),
      (match) =>
        conditionAlone(
          `a ${match[1] ? `${numeral(numberOf(match[1]) ?? 3)}-bedroom ` : ''}${lower(match[2])} is ${/approved/i.test(match[0]) && !/on file/i.test(match[0]) ? 'approved' : 'on file'} and ${/expires/i.test(match[0]) ? 'expires in' : 'is good through'} ${match[3]}`,
        ),
    ],
    [
      /^((?:[a-z-]+ ){0,3}[a-z]+) (?:is |are )?on file with (?:the )?(\p{Lu}[\p{L} ]*|town|city|county|state|building department)$/iu,
      (match) => {
        const paper = lower(match[1])
        const place = /^\p{Lu}/u.test(match[2] ?? '') ? match[2] : `the ${lower(match[2])}`
        return conditionAlone(`${subjectOf(paper)} ${be(paper)} on file with ${place}`)
      },
    ],
    [
      /^((?:[a-z\d]+ )*(?:permits?|plans|survey|certificate|report)) in file$/i,
      (match) =>
        conditionAlone(
          `${withArticle((match[1] ?? '').replace(/^act (?=\d)/, 'Act '))} ${be(match[1] ?? '')} on file`,
        ),
    ],
    [
      /^(?:the )?(tax abatement|home warranty|termite bond|survey|perc|listing) (?:is |has )?expired$/i,
      (match) => condition(`the ${lower(match[1])} has expired`),
    ],
  ],
  commaLines: [
    [
      /^((?!no |not )(?:[a-z-]+ )*(?:permit|variance|site plan|plat|plans?|subdivision|septic design|rezoning|use permit|certificate)s?) (approved|issued|recorded|granted)$/i,
      ([, typed = '', done]) => {
        const paper = inLine(typed)
        return condition(
          `${isPlural(paper) ? paper : `${articleFor(paper)} ${paper}`} ${isPlural(paper) ? 'have' : 'has'} been ${lower(done)}`,
        )
      },
    ],
    [
      /^no ((?:[a-z-]+ )*(?:permit|variance|certificate)s?) (?:has been |have been |was |were )?(approved|issued|recorded|granted)( yet)?$/i,
      ([, typed = '', done, yet]) =>
        condition(
          `no ${inLine(typed)} ${isPlural(typed) ? 'have' : 'has'} been ${lower(done)}${lower(yet)}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:POS|point of sale) violations (?:are |have been )?(?:done|corrected|cleared|complete|completed|fixed)$/i,
      () => condition('the point-of-sale violations have been corrected'),
    ],
    [
      /^(certificate of occupancy|C of O|license|permit|registration|rental license|termite bond|bond) (?:is )?(current|valid|active)$/i,
      (match) =>
        condition(
          `the ${lower(match[1]).replace('c of o', 'certificate of occupancy')} is ${lower(match[2])}`,
        ),
    ],
    [
      /^((?!flood zone)[a-z][a-z' -]*?(?:contract|certificate|bond|policy|warranty|permit|survey|appraisal|inspection|report)) (?:in place|on file|in hand|transferable|available)((?: .+)?)$/i,
      (match) =>
        terms(
          `${subjectOf(match[1] ?? '')} is ${(/(in place|on file|in hand|transferable|available)/i.exec(match[0])?.[1] ?? '').toLowerCase()}${withArticles(match[2] ?? '')}`,
        ),
    ],
    [
      /^(?:building|septic|driveway|well) permits? (?:is |are )?(in hand|approved|issued|on file)$/i,
      (match) =>
        condition(
          `${/s (?:is |are )?(?:in|app|iss|on)/i.test(match[0]) ? 'the' : articleFor(match[0])} ${match[0].toLowerCase().replace(/ (?:is |are )?(?:in hand|approved|issued|on file)$/, '')} ${/permits/i.test(match[0]) ? 'are' : 'is'} ${match[1]?.toLowerCase()}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:code )?violations:? none$|^no violations$/i,
      told('condition', null, 'there are no violations'),
    ],
    [
      /^(lead|fire|smoke|occupancy|rental) certificates?(?: for| on)? ((?:1st|2nd|3rd|first|second|third|4th)(?:(?:,| and| \+|\/) ?(?:1st|2nd|3rd|first|second|third|4th))*)(?: floors?| fl)?$/i,
      (match) => {
        const floors = listed((match[2] ?? '').toLowerCase()).map(measured)
        return condition(
          `there are ${(match[1] ?? '').toLowerCase()} certificates for the ${series(floors)} ${floors.length > 1 ? 'floors' : 'floor'}`,
        )
      },
    ],
    [
      /^((?!no |not )(?:[a-z'-]+ ){0,3}[a-z'-]+) (?:is |are )?(under ?way|in progress)((?: (?:on|in|at|to|for) [a-z][a-z' -]*)?)$/i,
      ([, work = '', state = '', place = '']) =>
        condition(
          `${isPlural(work) || isMass(work) ? inLine(work) : withArticle(inLine(work))} ${be(work)} ${lower(state)}${withArticles(place)}`,
        ),
    ],
    [
      /^(.+?) (?:is |are )?(?:on file|in hand|on record|in place|in progress|on order)$/i,
      (match) => {
        const phrase = match[1] ?? ''
        // What the thing has is in place, and not the thing: 'maple stand with tubing in place'.
        const [, owner, part] = /^(.+?) with (.+)$/i.exec(phrase) ?? []
        const state =
          /(on file|in hand|on record|in place|in progress|on order)$/i
            .exec(match[0])?.[1]
            ?.toLowerCase() ?? 'in place'
        if (owner && part)
          return conditionAlone(
            `${isPlural(owner) || isMass(owner) ? subjectOf(owner) : withArticle(owner)} ${isPlural(owner) ? 'have' : 'has'} ${withArticle(part)} ${state}`,
          )
        return {
          kind: kindOfRecord(phrase),
          statement: `${isPlural(phrase) ? phrase : withArticle(phrase)} ${be(phrase)} ${state}`,
          text: `${phrase} ${state}`,
        }
      },
    ],
  ],
}

import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../numerals.ts'
import { be, inLine, isPlural, lower, subjectOf, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const YEAR = String.raw`(?:,?(?: in)? ((?:19|20)\d\d))?`

/** Examinations, which are introduced with 'a': no reader knows of them yet. */
const EXAMINED =
  '(?:[a-z-]+ )*(?:scope|test|study|survey|appraisal|evaluation|inspection|assessment report|energy audit|soil report|radon test|home inspection)'

const PESTS = '(termites?|bed bugs|carpenter ants|powderpost beetles|pests?|mold|mosquito(?:e?s)?)'

const papersOf = (typed: string | undefined): string => {
  if (!typed) return ''
  return `, with ${withArticle(lower(typed))}${/certificate/i.test(typed) ? '' : ' available'}`
}

const treated = (pest: string | undefined, year: string | undefined) => {
  const kind = lower(pest).replace(/^(termite|pest|mosquito)$/, (one) =>
    one === 'mosquito' ? 'mosquitoes' : `${one}s`,
  )
  return {
    kind: 'update' as const,
    concept: null,
    statement: `it ${year ? 'was' : 'has been'} treated for ${kind}${year ? ` in ${year}` : ''}`,
    year: year ? Number(year) : null,
  }
}

const weathered = (typed: string, year: string, cause: string) => {
  const things = lower(typed)
  const isSeveral = /,| and /.test(things) || isPlural(things)
  const weather = lower(cause)
    .replace(/^hail ?storm$/, 'a hailstorm')
    .replace(/^hail (?:damage|claim)$/, 'hail damage')
    .replace(/^(storm|hurricane|tornado)$/, 'a $1')
    .replace(
      /^hurricane ([a-z]+)$/,
      (_, name: string) => `Hurricane ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    )
  return {
    kind: 'update' as const,
    concept: null,
    statement: `the ${things.replace(/, ([^,]+) and /, ', $1, and ')} ${isSeveral ? 'were' : 'was'} replaced in ${year} after ${weather}`,
    year: Number(year),
  }
}

/** What has been examined, treated, built or put in, and what is in the building now. */
export const TREATMENTS: SubjectRules = {
  commaLines: [
    [
      new RegExp(`^(?:was |has been )?treated for ${PESTS}${YEAR}$`, 'i'),
      (match) => treated(match[1], match[2]),
    ],
    [
      new RegExp(
        `^${PESTS}[- ](?:treated|treatment(?: (?:done|complete|completed))?)${YEAR}$`,
        'i',
      ),
      (match) => treated(match[1], match[2]),
    ],
    [
      /^(mold|radon|asbestos|lead paint|lead) (remediated|mitigated|abated)(?:,?(?: in)? ((?:19|20)\d\d))?$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the ${lower(match[1])} ${match[3] ? 'was' : 'has been'} ${lower(match[2])}${match[3] ? ` in ${match[3]}` : ''}`,
        year: match[3] ? Number(match[3]) : null,
      }),
    ],
    [
      new RegExp(`^((?!no )${EXAMINED}) (done|completed|complete|performed)${YEAR}$`, 'i'),
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${withArticle(inLine(match[1] ?? ''))} ${match[3] ? 'was' : 'has been'} ${lower(match[2]).replace(/^complete$/, 'completed')}${match[3] ? ` in ${match[3]}` : ''}`,
        year: match[3] ? Number(match[3]) : null,
      }),
    ],
    [
      new RegExp(`^radon(?: mitigation)?(?: system)? installed${YEAR}$`, 'i'),
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `a radon mitigation system ${match[1] ? `was installed in ${match[1]}` : 'is installed'}`,
        year: match[1] ? Number(match[1]) : null,
      }),
    ],
    [
      /^(?:perc(?:olation)?[- ]tested|perc test(?:ed)? (?:approved|passed)|perc'?e?d|perked) for (?:an? )?((?:conventional|standard|mound|engineered|alternative|gravity|aerobic)(?: [a-z]+)*)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has been perc tested for ${/ (?:septic|sewage)$/i.test(match[1] ?? '') ? lower(match[1]) : withArticle(lower(match[1]))}`,
      }),
    ],
    [
      /^per[ck](?:'?e?d|ed|s)? for (?:an? )?(\d|two|three|four|five|six)[- ]?(?:bed|bedroom|br)s?(?: septic| septic system| system)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has been perc tested for ${withArticle(`${numeral(numberOf(match[1] ?? '') ?? 1)}-bedroom septic system`)}`,
      }),
    ],
    [
      /^((?!no |not )(?:[a-z-]+ )*(?:permit|variance|site plan|plat|plans?|subdivision|septic design|rezoning|use permit|certificate)s?) (approved|issued|recorded|granted)$/i,
      ([, typed = '', done]) => {
        const paper = inLine(typed)
        return {
          kind: 'condition',
          concept: null,
          statement: `${isPlural(paper) ? paper : `${articleFor(paper)} ${paper}`} ${isPlural(paper) ? 'have' : 'has'} been ${lower(done)}`,
        }
      },
    ],
    [
      /^no ((?:[a-z-]+ )*(?:permit|variance|certificate)s?) (?:has been |have been |was |were )?(approved|issued|recorded|granted)( yet)?$/i,
      ([, typed = '', done, yet]) => ({
        kind: 'condition',
        concept: null,
        statement: `no ${inLine(typed)} ${isPlural(typed) ? 'have' : 'has'} been ${lower(done)}${lower(yet)}`,
      }),
    ],
    [
      /^((?:[a-z-]+ )?(?:oil |fuel |underground |heating oil |buried )*tank) (?:was |has been |is )?(decommissioned|removed|abandoned(?: in place)?|filled|pumped and filled)(?:,?(?: in)? ((?:19|20)\d\d))?(?:,? with (paperwork|documentation|permits?|(?:a )?certificate)(?: available)?)?$/i,
      ([, tank, done, year, papers]) => ({
        kind: 'update',
        concept: null,
        statement: `the ${lower(tank)} ${year ? 'was' : 'has been'} ${lower(done)}${year ? ` in ${year}` : ''}${papersOf(papers)}`,
        year: year ? Number(year) : null,
      }),
    ],
    [
      /^((?:[a-z-]+ ){0,3}(?:addition|garage|deck|barn|shop|workshop|shed|dock|pool|porch|sunroom|casita|ADU|guest house|pole barn|carport|patio|pergola|gazebo))(?: was| were)? built(?: in)? ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? 'were' : 'was'} built in ${match[2]}`,
        year: Number(match[2]),
      }),
    ],
    [
      /^(?:(?:is )?currently|presently|now) (?:an? |used as (?:an? )?)?((?!leased|rented|used|operat|being|zoned|set up)(?:[a-z'-]+ ){0,3}(?:shop|store|restaurant|cafe|bar|brewery|salon|spa|office|clinic|studio|gallery|warehouse|gym|daycare|bakery|market|church|bank|garage|showroom|storefront|laundromat|pharmacy|theater|boutique|florist|barbershop|tavern|deli|diner|nursery|hotel|motel|inn|duplex|triplex|rental|residence|vacation rental))$/i,
      (match, setting) => {
        const use = lower(match[1]).replace(/^(?:antiques?) (?=shop|store)/, 'antique ')
        return setting === 'commercial' || setting === 'multi' || /duplex|rental|triplex/.test(use)
          ? { kind: 'building', concept: null, statement: `it is currently ${withArticle(use)}` }
          : null
      },
    ],
    [
      /^((?:roof|siding|gutters|shingles|windows|fence|skylights|screens?|cage|pool cage|soffits?|garage doors?)(?:(?:,| and|, and| \+) (?:roof|siding|gutters|shingles|windows|fence|skylights|screens?|cage|pool cage|soffits?|garage doors?))*)(?: (?:were |was )?(?:replaced|new))?(?: in)? ((?:19|20)\d\d)(?:,? \(?(?:after|due to|from|following) (?:the |an? )?| \()(hail|hail ?storm|hail damage|hail claim|storm|wind|wind damage|storm damage|hurricane|tornado|hurricane [a-z]+)\)?$/i,
      (match) => weathered(match[1] ?? '', match[2] ?? '', match[3] ?? ''),
    ],
    [
      /^new (roof|siding|gutters|windows|fence)(?: and (roof|siding|gutters|windows|fence))? ((?:19|20)\d\d)(?:,? \(?(?:after|due to|from|following) (?:the |an? )?| \()(hail|hail ?storm|hail damage|hail claim|storm|wind|wind damage|storm damage|hurricane|tornado)\)?$/i,
      (match) =>
        weathered(
          [match[1], match[2]].filter(Boolean).join(' and '),
          match[3] ?? '',
          match[4] ?? '',
        ),
    ],
    [
      /^((?:deck|fence|roof|driveway|porch|dock|siding|chimney|barn|pool|shed|garage|stairs|steps|walkway|retaining wall)s?) needs? (repairs?|replacement|attention|maintenance|some repair|painting|staining)$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `the ${lower(match[1])} ${isPlural(match[1] ?? '') ? 'need' : 'needs'} ${lower(match[2])}`,
      }),
    ],
    [
      /^(?:possible|potential) ((?:accessory|in-law|garage|basement) (?:apartment|dwelling unit|suite|unit)|ADU) with (?:the )?(proper |appropriate |required )?(permits?|approvals?)$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `${withArticle((match[1] ?? '').replace(/^adu$/i, 'ADU'))} may be possible with ${lower(match[2])}${lower(match[3])}`,
      }),
    ],
    [
      /^(apartment|residential|office|expansion|living|loft) potential (?:on|in) (?:the )?([a-z][a-z -]+)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `the ${lower(match[2])} ${be(lower(match[2])) === 'are' ? 'have' : 'has'} ${lower(match[1])} potential`,
      }),
    ],
  ],
}

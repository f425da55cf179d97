import { numberOf, numeral } from '../../figures/numerals.ts'
import { be, lower, subjectOf, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { condition, system, update } from '../wording/kinds.ts'

const ROOF = '(slate|metal|shingle|tile|asphalt|copper|TPO|rubber|EPDM|membrane|flat)'

const ROOF_PLACE =
  '(main roof|main house|main|front|house|rear|back|ell|addition|porch|garage|flat section)'

const roofOf = (material: string | undefined): string =>
  /^(?:tpo|epdm)$/i.test(material ?? '') ? (material ?? '').toUpperCase() : lower(material)

const onRoof = (place: string | undefined): string => {
  const where = lower(place)
  if (/^(?:front|rear|back)$/.test(where))
    return `in ${where === 'front' ? 'front' : `the ${where}`}`
  return `on the ${where.replace(/^(?:main|house)$/, 'main house')}`
}

/** Roofs: of what, how many layers, and what was done. */
export const ROOFS: SubjectRules = {
  lines: [
    [
      // Hail is why it was replaced.
      /^(?:new )?roof(?: replaced)? (?:in )?((?:19|20)\d\d),? (?:\(?(?:after |due to |post[- ]|from )?(hail|storm|hurricane)(?: damage)?\)?)$/i,
      ([, year, cause]) => ({
        ...update(
          `the roof was replaced in ${year} after ${cause === 'hail' ? 'hail' : `a ${lower(cause)}`}`,
        ),
        year: Number(year),
      }),
    ],
    [
      /^(new|newer) ((?:[a-z]+ )?(?:class (?:\d|I{1,3}V?) )?(?:shingles|roof|siding|gutters|windows)) (?:put on |installed )?after (?:the )?((?:19|20)\d\d) (hail|hailstorm|storm|hurricane|fire|tornado|windstorm)(?: storm)?$/i,
      ([, fresh, part = '', year, event]) => {
        const thing = lower(part).replace(
          /class (\d|i+v?)/,
          (_, grade: string) => `Class ${grade.toUpperCase()}`,
        )
        return update(
          `${subjectOf(thing)} ${be(thing)} ${lower(fresh)}, installed after the ${year} ${lower(event)}`,
        )
      },
    ],
    // The association's work needs no word about whose roof it is.
    [
      /^(?:new )?((?:[a-z]+ )?(?:roof|siding|windows|decks?|balcon(?:y|ies)|paint|elevators?|boilers?|parking lot))(?: replaced| done| installed)?(?: in)? ((?:19|20)\d\d),? (?:and )?paid (?:for )?by (?:the )?(HOA|POA|association|seller|insurance)$/i,
      ([, part = '', year, payer = '']) => ({
        ...update(
          `${subjectOf(lower(part))} ${be(lower(part))} from ${year}, paid for by ${/^insurance$/i.test(payer) ? '' : 'the '}${/^[HP]OA$/i.test(payer) ? payer.toUpperCase() : lower(payer)}`,
        ),
        year: Number(year),
      }),
    ],
    [
      /^roof(?: is)? (slate|tile|metal|shingle|flat|copper) (?:in )?front,? (?:and )?(slate|tile|metal|shingle|flat|copper) (?:in )?(?:the )?(?:rear|back)(?: ((?:19|20)\d\d))?$/i,
      (match) =>
        system(
          `the roof is ${lower(match[1])} in front and ${lower(match[2])} in back${match[3] ? `, with the back from ${match[3]}` : ''}`,
        ),
    ],
    [
      /^(?:the )?roof is (metal|slate|tile|shingle|asphalt|rubber|cedar|standing seam),? (?:from |installed |done |replaced )?(?:in )?((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: 'new roof',
        statement: `the ${lower(match[1]).replace('standing seam', 'standing-seam')} roof dates from ${match[2]}`,
        year: Number(match[2]),
      }),
    ],
    [
      /^((?:metal |standing[- ]seam |steel )roof) sheds snow(?: well| easily)?$/i,
      (match) =>
        condition(
          `the ${lower(match[1]).replace('standing seam', 'standing-seam')} sheds snow${/well$/i.test(match[0]) ? ' well' : ''}`,
        ),
    ],
    [
      new RegExp(
        `^${ROOF}(?: roof)?(?: on| in)?(?: the)? ${ROOF_PLACE}(?:,| and) ${ROOF}(?: roof)?(?: on| in)?(?: the)? ${ROOF_PLACE}$`,
        'i',
      ),
      (match) =>
        system(
          `the roof is ${roofOf(match[1])} ${onRoof(match[2]).replace('main roof', 'main section')} and ${roofOf(match[3])} ${onRoof(match[4])}`,
        ),
    ],
    [
      /^(?:the )?roof(?: has)?,? (\d|one|two|three) layers?$/i,
      (match) =>
        condition(
          `the roof has ${numeral(numberOf(match[1] ?? '') ?? 1)} layer${numberOf(match[1] ?? '') === 1 ? '' : 's'}`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*(?:roof|furnace|boiler|HVAC|water heater|septic|windows|deck|AC|shingles))(?: has| have| with|,)? (?:about |approx(?:imately)? |at least |over )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(\+)?(?: ?(?:-|to) ?(\d{1,2}|ten))? (?:years?|yrs)(?: of)?(?: (?:useful )?life)?(?: is| are)? (?:left|remaining)(?:,? per (?:the )?(inspector|inspection|roofer|report|seller))?$/i,
      (match) => {
        const thing = match[1] ?? ''
        const figure = (typed: string | undefined) => numeral(numberOf(lower(typed)) ?? 1)
        const years = `${match[3] ? 'over ' : ''}${figure(match[2])}${match[4] ? ` to ${figure(match[4])}` : ''}`
        return condition(
          `${subjectOf(thing)} ${be(thing) === 'are' ? 'have' : 'has'} ${years} ${years === 'one' ? 'year' : 'years'} left${match[5] ? `, according to the ${lower(match[5])}` : ''}`,
        )
      },
    ],
    [
      /^((?:class (?:4|four|IV)|impact[- ]resistant) (?:shingles|roof|shingle roof)),? (?:with )?(?:an? )?insurance (discount|savings|credit)$/i,
      (match) =>
        system(
          `${subjectOf(
            lower(match[1])
              .replace('class four', 'Class 4')
              .replace(/^class/, 'Class'),
          )} ${be(match[1] ?? '')} good for an insurance ${lower(match[2]).replace('savings', 'saving')}`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*(?:roof|shingles|siding|gutters|windows|fence)) replaced after (?:the )?((?:19|20)\d\d) (hail|hailstorm|storm|hurricane|fire|flood|tornado|freeze|windstorm)$/i,
      (match) =>
        update(
          `${subjectOf(lower(match[1]))} ${be(lower(match[1])) === 'are' ? 'were' : 'was'} replaced after the ${match[2]} ${lower(match[3])}`,
        ),
    ],
  ],
  statements: [[/^pitched(?: roof)?$/i, told('building', null, 'the roof is pitched')]],
}

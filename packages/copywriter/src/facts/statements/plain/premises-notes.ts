import { numberOf, ordinal, series } from '../../figures/numerals.ts'
import { DIRECTIONS } from '../../vocabulary/directions.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_TEN, isOne } from '../wording/counts.ts'
import { building, land, location, system, tenancy, utilities } from '../wording/kinds.ts'

const MIX = String.raw`\(?(\d)\)? ?x? ?(studios?|(?:\d|one|two|three|four)[- ]bedrooms?)`
const MATERIAL = '(brick|stone|block|wood[- ]frame|frame|concrete|steel|masonry|limestone|stucco)'
const CORNER = '(northeast|northwest|southeast|southwest|NE|NW|SE|SW)'

/** 'two with three bedrooms', 'four studios' */
const mixOf = (many: string, size: string): string => {
  const beds = /^(\d|one|two|three|four)/i.exec(size)?.[1]
  if (!beds) return `${count(many)} studio${isOne(many) ? '' : 's'}`
  return `${count(many)} with ${count(lower(beds))} bedroom${isOne(lower(beds)) ? '' : 's'}`
}

const sizeOf = (typed: string): string => typed.replace(/,/g, '').replace(/\B(?=(?:\d{3})+$)/g, ',')

/** Units by their size, storeys and floors of buildings, land on the water, and what must still be done. */
export const PREMISES_NOTES: SubjectRules = {
  lines: [
    // '4 level TH, end unit'
    [
      /^(\d|two|three|four|five)[- ](level|story) (townhouse|townhome|condo|row house|rowhouse),? (end|corner|middle|interior) unit$/i,
      ([, many, level = '', what = '', at = '']) =>
        building(`it is a ${count(lower(many))}-${lower(level)}, ${lower(at)}-unit ${lower(what)}`),
    ],
    // 'detached ohana studio, permitted, w/ 3/4 ba (not incl in sf)'
    [
      /^(?:an? |the )?((?:[a-z]+ ){0,3}(?:studio|cottage|guest house|casita|ADU|apartment|suite|cabin)), (permitted|unpermitted),? (?:with )?(?:an? )?((?:full |half |three-quarter )?bath|kitchenette|kitchen) \(not included in (?:the )?(?:square feet|square footage)\)$/i,
      ([, what = '', state = '', part = '']) =>
        building(
          `the ${lower(what).replace(/\badu\b/, 'ADU')} is ${lower(state)}, has ${withArticle(lower(part))}, and is not included in the square footage`,
        ),
    ],
    // '4 units: (2) 3BR, (2) 2BR'
    [
      new RegExp(
        `^${GROUP_TO_TEN} units(?::| -|,) ${MIX}(?:,| and| \\+) ${MIX}(?:(?:,| and| \\+) ${MIX})?$`,
        'i',
      ),
      ([, many, one = '', first = '', two = '', second = '', three, third = '']) => {
        const total = [one, two, three ?? '0'].reduce((sum, each) => sum + Number(each), 0)
        const mix = [mixOf(one, first), mixOf(two, second), ...(three ? [mixOf(three, third)] : [])]
        return total === numberOf(lower(many))
          ? building(`there are ${count(lower(many))} units, ${series(mix)}`)
          : null
      },
    ],
    // '2 story brick dwntn, 2800/flr'
    [
      new RegExp(
        `^(?:an? )?(\\d|one|two|three|four)[- ]story ${MATERIAL}(?: building)?(?: (downtown|on (?:the )?(?:square|corner|main street)))?(?:,| with) ([\\d,]{3,6})(?: square feet)? ?(?:/ ?|per |a |on each )floor$`,
        'i',
      ),
      ([, stories, sort = '', where, size = '']) =>
        building(
          `it is a ${count(lower(stories))}-story ${lower(sort)} building${where ? ` ${lower(where)}` : ''} with ${sizeOf(size)} square feet per floor`,
        ),
    ],
    // 'upstairs vacant, shell, 13ft ceil, plumbed for 2 apts'
    [
      /^(?:the )?(upstairs|second floor|upper floor|basement|upper level|rear|third floor)(?: is)? vacant,? (?:an? )?(shell|white box|gray shell|vanilla shell)(?:,? (?:with )?(\d{1,2})[- ](?:foot|feet) ceilings?)?(?:,? (plumbed|wired|approved|zoned) for (\d|one|two|three|four) (apartments?|units?|baths?))?$/i,
      ([, where = '', sort = '', feet, ready, many, what = '']) =>
        tenancy(
          `the ${lower(where)} is a vacant ${lower(sort)}${feet ? ` with ${feet}-foot ceilings` : ''}${ready ? `, ${lower(ready)} for ${count(lower(many))} ${lower(what)}` : ''}`,
        ),
    ],
    // '14,800 sf tilt-up, 2,100 sf office on 2 lvls'
    [
      /^(?:an? )?([\d,]+) square feet (tilt-up|warehouse|flex building|metal building|industrial building|block building|building)(?:,| with) ([\d,]+) square feet (?:of )?(office|retail|mezzanine|showroom)(?: space)?(?: on (\d|two|three) (levels|floors))?$/i,
      ([, size = '', what = '', part = '', use = '', many, levels = '']) =>
        building(
          `it is ${/^(?:8|11,|18,|11$|18$)/.test(size) ? 'an' : 'a'} ${sizeOf(size)}-square-foot ${lower(what)} with ${sizeOf(part)} square feet of ${lower(use)}${many ? ` on ${count(lower(many))} ${lower(levels)}` : ''}`,
        ),
    ],
    // '1/1.5 SE corner'
    [
      new RegExp(
        `^(?:\\d/\\d(?:\\.\\d)?|\\d bedroom \\d(?:\\.\\d)? bath|studio),? ${CORNER} corner(?: unit)?$`,
        'i',
      ),
      ([, point = '']) =>
        building(`it is a ${DIRECTIONS[lower(point)] ?? lower(point)}-corner unit`),
    ],
    [
      new RegExp(
        `^${CORNER} corner(?: unit)?,? (?:on )?(?:the )?(\\d{1,2}(?:st|nd|rd|th)) floor$`,
        'i',
      ),
      ([, point = '', floor = '']) =>
        building(
          `it is a ${DIRECTIONS[lower(point)] ?? lower(point)}-corner unit on the ${ordinal(floor)} floor`,
        ),
    ],
    // '2.1 ac waterfront on creek off Little Choptank'
    [
      /^(?:[\d.]+[- ]acres?,? )?(?:of )?waterfront on (?:an? |the )?(creek|cove|river|lake|bay|canal|slough|inlet|pond)(?: (off|of|near) (?:the )?(\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)*))?$/u,
      ([, water = '', off, name = '']) =>
        location(
          `it is on the water, on ${withArticle(water)}${off ? ` ${off} ${/^(?:Lake|Mount)/.test(name) ? '' : 'the '}${name}` : ''}`,
        ),
    ],
    // '140' of shoreline, rip rap in'
    [
      /^(?:about )?([\d,]+)[- '](?:foot|feet)? ?of (shoreline|frontage|waterfront|riverfront|lakefront|bulkhead),? (?:with )?(?:rip ?rap(?:ped)?|bulkhead|seawall)(?: is)?(?: in| in place| done| installed)$/i,
      ([typed, feet = '', what = '']) => {
        const guard = /bulkhead (?:is )?(?:in|done)/i.test(typed)
          ? 'a bulkhead'
          : /seawall/i.test(typed)
            ? 'a seawall'
            : 'riprap'
        return land(`there are ${sizeOf(feet)} feet of ${lower(what)}, with ${guard} in place`)
      },
    ],
    // 'pinon & juniper, gently sloped'
    [
      /^(?:[\d.]+\+? acres?,? (?:of )?)?([a-z]+) (?:and|&|\+) ([a-z]+)(?: trees)?,? (gently|slightly|steeply)? ?(sloped|sloping|rolling|level|flat)$/i,
      ([, one = '', other = '', how = '', lie = ''], setting) =>
        setting === 'land' && TREES.test(lower(one)) && TREES.test(lower(other))
          ? land(
              `the land is ${[lower(how), lower(lie)].filter(Boolean).join(' ')}, with ${lower(one)} and ${lower(other)}`,
            )
          : null,
    ],
    // 'County water, cesspool - must convert by 2050'
    [
      /^(?:on )?(?:an? )?(cesspool|septic|well|oil tank|fuel tank)(?:,| -|;)? (?:must|has to|needs to) (?:be )?(convert|converted|upgraded|upgrade|replaced|replace|connected|removed)(?: to (sewer|septic|city water))? by (20\d\d)$/i,
      ([, thing = '', done = '', to, year]) =>
        utilities(
          `the ${lower(thing)} must be ${lower(done)
            .replace(/^convert$/, 'converted')
            .replace(/^(upgrade|replace)$/, '$1d')}${to ? ` to ${lower(to)}` : ''} by ${year}`,
        ),
    ],
    // 'private septic (4BR permit)'
    [
      /^(?:private )?septic(?: system)? ?(?:\(|, | - )?(?:permitted for )?(\d|two|three|four|five|six) bedroom permit\)?$/i,
      ([typed, beds]) =>
        utilities(
          `there is ${/^private/i.test(typed) ? 'private septic' : 'a septic system'}, permitted for ${count(lower(beds))} bedrooms`,
        ),
    ],
    // 'steam ht, no AC, fans all BRs'
    [
      /^(steam|hot water|oil|gas|electric|radiant) heat(?:,| with| and)? no air conditioning(?:,| but)? (?:ceiling )?fans (?:in )?all (?:the )?(bedrooms|rooms)$/i,
      ([, heat = '', rooms = '']) =>
        system(
          `the heat is ${lower(heat)}, and there is no air conditioning, with fans in all the ${lower(rooms)}`,
        ),
    ],
    [
      /^(?:the )?radiant(?: heat)? (?:only )?in (?:the )?(bath|kitchen|basement|primary bath|baths)(?: only)?,? (oil|gas|electric|baseboard|steam)(?: heat)? (?:elsewhere|everywhere else)$/i,
      ([, room = '', heat = '']) =>
        system(`the heat is radiant in the ${lower(room)} only and ${lower(heat)} elsewhere`),
    ],
    // '40x60 metal barn w/ 14ft roll up'
    [
      /^(?:an? )?((?:\d+-by-\d+ )?(?:[a-z]+ )?(?:barn|shop|garage|building|shed|pole barn)) with (?:an? )?(\d{1,2})[- ](?:foot|feet) (roll[- ]?up|overhead)(?: door)?$/i,
      ([, what = '', feet, sort = '']) =>
        building(
          `there is ${withArticle(lower(what))} with ${/^(?:8|11|18)$/.test(feet ?? '') ? 'an' : 'a'} ${feet}-foot ${lower(sort).replace(/roll ?up/, 'roll-up')} door`,
        ),
    ],
  ],
}

const TREES =
  /^(?:pinon|piñon|juniper|oak|pine|cedar|aspen|spruce|fir|larch|maple|hickory|birch|mesquite|cottonwood|sagebrush|sage|ponderosa|hemlock|beech|ash|walnut|pecan|cypress|palmetto)s?$/

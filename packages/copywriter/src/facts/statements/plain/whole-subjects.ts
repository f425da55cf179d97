import { numberOf, numeral } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import {
  building,
  character,
  community,
  condition,
  finish,
  land,
  parking,
  room,
  update,
  utilities,
} from '../wording/kinds.ts'

const YEAR = '((?:19|20)\\d\\d)'
const FLOORS =
  '(luxury vinyl plank|LVP|hardwoods?|oak|laminate|tile|carpet|vinyl plank|bamboo|cork|engineered hardwood)'
const ROOM =
  '(?:(?:upper|lower|main|second|first)[- ](?:level|floor) )?(?:kitchen|(?:living|dining|family|great|sun|bonus) ?room|den|bedroom|primary bedroom|loft)'
const MATERIAL =
  '((?:[a-z-]+ )?(?:travertine|tile|marble|slate|limestone|terrazzo|carpet|hardwood))'
const TREES =
  '((?:[a-z-]+ ){0,2}(?:pines?|oaks?|maples?|elms?|palms?|cedars?|magnolias?|pecans?|spruces?|birches|poplars?|cypress|sycamores?|lindens?))'

const floors = (typed: string | undefined): string =>
  lower(typed)
    .replace(/^lvp$/, 'luxury vinyl plank')
    .replace(/^hardwoods$/, 'hardwood')

/** Notes in which what stands behind limits or belongs to all that stands before it, so that neither half is told alone. */
export const WHOLE_SUBJECTS: SubjectRules = {
  lines: [
    // What was to code in a year was not put in then.
    [
      new RegExp(
        `^(?:the )?(septic(?: system)?|wiring|electric(?:al)?|plumbing|roof|deck|pool fence|handrails?|smoke detectors) (?:brought )?(?:up )?to code(?: in)?,? \\(?${YEAR}\\)?$`,
        'i',
      ),
      ([all, thing, year]) =>
        condition(
          `the ${lower(thing).replace(/^electric$/, 'electrical system')} ${/s$/i.test(thing ?? '') ? 'were' : 'was'} ${/brought/i.test(all) ? 'brought up ' : ''}to code in ${year}`,
        ),
    ],
    [
      new RegExp(
        `^(?:an? )?(?:full |complete )?tear[- ]?off roof,? (?:in )?${YEAR},? (?:with|including) (?:the )?garage$|^(?:full |complete )?tear[- ]?off roof (?:with|including) (?:the )?garage,? (?:in )?${YEAR}$`,
        'i',
      ),
      ([, year, last]) =>
        update(
          `the roofs of the house and the garage were torn off and replaced in ${year ?? last}`,
        ),
    ],
    [
      new RegExp(
        `^(?:an? )?((?:[^,]|,(?=\\d{3}))*(?:tank|cistern|barn|shed|shop|garage|dock|silo|chimney)) with (?:an? )?new ([a-z -]+?),? (?:in |from )?${YEAR}$`,
        'i',
      ),
      ([, owner = '', part = '', year]) =>
        update(
          `${withArticles(`the ${owner}`)} got ${withArticle(`new ${lower(part)}`)} in ${year}`,
        ),
    ],
    [
      new RegExp(
        `^(${ROOM})(?:,| and| &) (${ROOM}) with ((?:[a-z]+ ){0,2}(?:doors|windows|ceilings|beams|floors|skylights))$`,
        'i',
      ),
      ([, first, second, parts]) =>
        room(
          `the ${lower(first).replace(/^(\w+) (level|floor)/, '$1-$2')} and ${lower(second)} have ${lower(parts)}`,
        ),
    ],
    [
      /^(owned|deeded|leased|rented) (moorage|slip|boat slip|dock|mooring|garden plot|parking space) through (?:the |an? )?([\p{L}' -]+)$/iu,
      ([, how, thing, whom]) =>
        parking(`the ${lower(thing)} is ${lower(how)} through the ${whom ?? ''}`),
    ],
    [
      /^separate (gas|electric|water) (furnaces|meters|boilers|panels|water heaters|heaters) (?:and|&|\+) (gas|electric|water) (furnaces|meters|boilers|panels|water heaters|heaters)$/i,
      ([, fuel, things, other, more]) =>
        utilities(
          `the ${lower(fuel)} ${lower(things)} and ${lower(other)} ${lower(more)} are separate`,
        ),
    ],
    [
      /^((?:dark|light|red|white|tan|gray|painted) )?(brick|stone|stucco) (?:and|&|\+) (fiber cement|stucco|stone|wood|cedar|vinyl|metal|brick) (front|facade|exterior)$/i,
      ([, shade, first, second, side]) =>
        character(`the ${lower(side)} is ${lower(shade)}${lower(first)} and ${lower(second)}`),
    ],
    [
      /^((?:built-in )?(?:window seat|bench|banquette)) with (?:hidden |built-in )?storage in (?:the )?([a-z]+ (?:room|nook|area)|kitchen|den|mudroom|entry|hall)$/i,
      ([, seat, place]) => room(`the ${lower(place)} has ${withArticle(lower(seat))} with storage`),
    ],
    // A slab beside a garage is a place to park.
    [
      /^((?:\d(?:\.5)?|one|two|three)[- ]car) (?:gar(?:age)?) ?(?:\+|and|plus) (?:(\d|one|two|three) )?(?:parking )?slabs?$/i,
      ([, size, slabs = '']) => {
        const count = numberOf(slabs) ?? 1
        return parking(
          `there is a ${lower(size)
            .replace(/^\d(?=[- ])/, (digit) => numeral(Number(digit)))
            .replace(
              ' car',
              '-car',
            )} garage and ${count === 1 ? 'a parking slab' : `${numeral(count)} parking slabs`}`,
        )
      },
    ],
    [
      new RegExp(`^${MATERIAL} in (?:the )?([a-z ]+?) (?:\\+|&) (?:the )?([a-z ]+)$`, 'i'),
      ([, material, first = '', second = '']) =>
        /\bwith\b|\bin\b/.test(second)
          ? null
          : finish(
              `there is ${lower(material)} ${withArticles(`in the ${lower(first)}`)} and the ${lower(second)}`,
            ),
    ],
    [
      new RegExp(
        `^(?:mature )?${TREES},? (?:and|&) ${TREES} (?:along|lining|line) (?:the |both sides of the )?(drive|driveway|lane|street|road|creek|walk|avenue)$`,
        'i',
      ),
      ([, first, second, along]) =>
        land(`the ${lower(along)} is lined with ${lower(first)} and ${lower(second)}`),
    ],
    [
      new RegExp(
        `^(?:the |an? )?([a-z -]+?),? (connected|added|built|converted|finished|enclosed|rebuilt|restored|moved)(?: in)? ${YEAR},? now (?:used as )?(the|an?) ([a-z ]+)$`,
        'i',
      ),
      ([, thing, done, year, article, use]) =>
        room(
          `the ${lower(thing)}, ${lower(done)} in ${year}, is now ${lower(article)} ${lower(use)}`,
        ),
    ],
    [
      /^(?:the |an? )?((?:[a-z-]+ ){0,2}(?:house|garage|porch|barn|shed|shop|parlor|pantry|attic|stable|studio|room)), now (?:used as )?(the [a-z ]+)$/i,
      ([, thing, use]) => room(`the ${lower(thing)} is now ${lower(use)}`),
    ],
    [
      /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:loading )?docks?|dock doors|(?:dock-high|overhead|drive-in) doors|bays) with ((?:[a-z]+ )?(?:levelers|seals|bumpers|openers|lifts))$/i,
      ([, count = '', doors, parts]) =>
        building(`there are ${numeral(numberOf(count) ?? 2)} ${lower(doors)} with ${lower(parts)}`),
    ],
    [
      new RegExp(
        `^${FLOORS}(?: floors?| flooring)? (?:throughout|thru ?out|everywhere),? (?:but |except |and )?(carpet(?:ed|ing)?|tile|vinyl|linoleum) in (?:the )?([a-z ,&]+)$`,
        'i',
      ),
      ([, all, other, place = '']) =>
        finish(
          `there are ${floors(all)} floors throughout, except for ${lower(other).replace(/carpet(?:ed|ing)/, 'carpet')} in ${withArticles(`the ${lower(place).replace(/&/g, 'and')}`)}`,
        ),
    ],
    [
      /^((?:about )?[\d.]+|one|two|three|four|five|six|seven|eight|nine|ten) acres of (hayfield|hay|meadow|pasture|alfalfa|grass|cropland),? (cut|mowed|hayed|baled|grazed|farmed|tilled) ((?:yearly |annually |twice a year |every year )?by (?:an? |the )[a-z ]+)$/i,
      ([, acres, cover, done, how]) =>
        land(`${lower(acres)} acres of ${lower(cover)} are ${lower(done)} ${lower(how)}`),
    ],
    [
      /^building (pool|gym|fitness (?:room|center)|sauna|lounge|roof deck),? ([a-z -]+?)(?:, and|,| and| &) ([a-z0-9 -]+)$/i,
      ([, first, second, third], setting) =>
        setting === 'flat'
          ? community(
              `the building has a ${lower(first)}, ${amenityOf(second)}, and ${amenityOf(third)}`,
            )
          : null,
    ],
  ],
}

/** 'a fitness room', 'two guest suites' */
const amenityOf = (typed: string | undefined): string => {
  const name = lower(typed).replace(/^\d+(?= )/, (digits) => numeral(Number(digits)))
  return /s$|^(?:an?|one) /.test(name) ? name : `a ${name}`
}

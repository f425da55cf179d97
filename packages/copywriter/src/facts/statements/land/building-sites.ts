import { measured } from '../../figures/measures.ts'
import { be, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land, terms } from '../wording/kinds.ts'

const withPlural = (thing: string): string =>
  /^(?:an? |the |two |three |\d)/i.test(thing) ? measured(thing) : withArticle(thing)

/** Sites that are ready to be built on. */
export const BUILDING_SITES: SubjectRules = {
  lines: [
    [
      /^(?:the )?(site|lot|yard|backyard|property|ground|soil) (?:has been |was )?(evaluated|approved|engineered|surveyed|graded|prepped|prepared|tested) for (?:an? )?(pool|ADU|guest house|addition|garage|shop|barn|septic|solar)(?: (?:in )?((?:19|20)\d\d))?$/i,
      ([, place, deed, thing = '', year]) =>
        land(
          `the ${lower(place)} ${year ? 'was' : 'has been'} ${lower(deed).replace('prepped', 'prepared')} for ${/^(?:solar|septic)$/i.test(thing) ? lower(thing) : /^adu$/i.test(thing) ? 'an ADU' : withArticle(lower(thing))}${year ? ` in ${year}` : ''}`,
        ),
    ],
    [
      /^(?:buyer may |you may )?build your own(?:,)? or (?:use )?(?:the )?seller'?s builder(?: is)?(?: available)?$/i,
      () => terms("buyers may build their own home, or the seller's builder is available"),
    ],
    [
      /^(?:an? )?(old|former|original) (homestead|cabin|mill|barn|house|orchard|farm) site(?: with (?:an? )?(cistern|well|spring|foundation|chimney|septic|hand-dug well))?$/i,
      (match) =>
        land(
          `there is an ${lower(match[1])} ${lower(match[2])} site${match[3] ? ` with a ${lower(match[3])}` : ''}`.replace(
            'an former',
            'a former',
          ),
        ),
    ],
    [
      /^finished (?:building )?pad with (?:an? )?([a-z][a-z ]+)$/i,
      (match, setting) =>
        setting === 'land'
          ? land(
              `there is a finished pad with ${/(?:compaction|drainage|grading)$/i.test(match[1] ?? '') ? lower(match[1]) : withArticle(lower(match[1]))}`,
            )
          : null,
    ],
  ],
  figures: [
    [
      /^((?:building |house |concrete )?pad|(?:building |home |house )?site|slab) (?:is )?ready$/i,
      (match) => land(`the ${lower(match[1])} is ready`),
    ],
  ],
  statements: [
    [
      /^(?:(?:there is|has) )?room (for|to) (?!(?:grow|entertain)\b)(.+)$/i,
      (match) => {
        const rest = match[2] ?? ''
        const object = /^for$/i.test(match[1] ?? '')
          ? withPlural(rest)
          : rest.replace(
              /^(build|add|park|put|expand|install|store) (?:an? )?(?=\p{L})(.+?)((?: (?:in|on|behind|off|above) .+)?)$/iu,
              (_, verb: string, thing: string, where: string) =>
                `${verb.toLowerCase()} ${withArticle(thing)}${where}`,
            )
        return {
          kind: 'land',
          statement: `there is room ${(match[1] ?? '').toLowerCase()} ${object}`,
        }
      },
    ],
    [
      /^((?:curb cuts?|septic tank|drain field|leach field|footings?|slab|utilities|taps?|conduit|fencing|fence|lines?|poles?|pad|foundation|streets?|sidewalks?)) (?:is |are )?(?:already )?in$/i,
      (match) => land(`${subjectOf((match[1] ?? '').toLowerCase())} ${be(match[1] ?? '')} in`),
    ],
  ],
}

import { be, isPlural, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { GROUP_YEAR } from '../wording/dates.ts'
import { condition, update } from '../wording/kinds.ts'
import { FEW_WORDS } from '../wording/things.ts'

/** Damage and defects: leaks, fire, old wiring. */
export const DAMAGE: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:some |minor )?(water|seepage|flooding|leak|water intrusion) in (?:the )?(basement|crawl ?space|garage|lower level|attic)(?: in)? ${GROUP_YEAR}(?:(?:,|;| -) (.+? (?:added|installed|replaced|repaired|done))(?: since)?)?$`,
        'i',
      ),
      (match) => {
        const work = (match[4] ?? '').replace(/ \w+$/, '')
        const done = /\w+$/.exec(match[4] ?? '')?.[0].toLowerCase()
        const water = lower(match[1])
        return condition(
          `there was ${/leak/.test(water) ? 'a ' : ''}${water} in the ${lower(match[2]).replace('crawl space', 'crawlspace')} in ${match[3]}${work ? `, and ${withArticle(lower(work))} ${isPlural(work) ? 'have' : 'has'} been ${done} since` : ''}`,
        )
      },
    ],
    [
      /^(?:partial|selective|interior) demo(?:lition)? (?:is |has been )?(done|complete|completed|started)(?: (upstairs|downstairs|inside))?$/i,
      (match) =>
        condition(
          `${lower(match[0].split(' ')[0])} demolition has been ${lower(match[1]).replace(/^complete$/, 'completed')}${match[2] ? ` ${lower(match[2])}` : ''}`,
        ),
    ],
    [
      /^(roof|basement|foundation|chimney|plumbing|skylight|pool|window)s? leaks?(?: (?:at|in) (?:the )?(rear|front|back|kitchen|corner|one spot|chimney|heavy rain))?$/i,
      (match) =>
        condition(
          `the ${lower(match[1])} leaks${match[2] ? ` ${/heavy/i.test(match[2]) ? 'in heavy rain' : /one/i.test(match[2]) ? 'in one spot' : `at the ${lower(match[2])}`}` : ''}`,
        ),
    ],
    [
      /^hurricane (\p{L}+) repairs? (?:are |is |have been )?(completed?|done|finished)$/iu,
      (match) =>
        update(
          `the Hurricane ${(match[1] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} repairs have been ${lower(match[2]).replace(/^complete$/, 'completed')}`,
        ),
    ],
  ],
  figures: [
    [
      /^((?:[a-z-]+ )*?(?:basement|crawlspace|yard|driveway|garage|cellar|street)) (floods?|leaks?|ponds?|drains) (in|after|during|when) (?:the )?([a-z ]+)$/i,
      (match) =>
        condition(
          `${subjectOf(match[1] ?? '')} ${lower(match[2]).replace(/s$/, '')}s ${lower(match[3])} ${lower(match[4])}`,
        ),
    ],
    [
      /^(well|creek|pond|spring|stream|basement|crawlspace) (dry|low|wet|damp) (in|after|during|by) ([a-z ]+)$/i,
      (match) =>
        condition(
          `the ${lower(match[1])} is ${lower(match[2])} ${lower(match[3])} ${lower(match[4])}`,
        ),
    ],
    [
      /^((?:some |partial )?(?:knob-and-tube(?: wiring)?|galvanized(?: plumbing| pipe)?|asbestos(?: siding| tile)?|aluminum wiring|polybutylene|lead paint|cast iron(?: pipe)?)) remains?$/i,
      (match) =>
        condition(
          `${lower(match[1])
            .replace(/^partial/, 'some')
            .replace(/knob-and-tube$/, 'knob-and-tube wiring')} remains`,
        ),
    ],
    [
      /^(windows?|doors?|sashes|radiators) (?:are )?painted (shut|over|closed)$/i,
      (match) =>
        condition(`${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} painted ${lower(match[2])}`),
    ],
    [
      new RegExp(
        `^${FEW_WORDS} (leans?|sags?|leaks?|floods?|sticks?|smokes?|settles?|rattles?|squeaks?)$`,
        'iu',
      ),
      (match) =>
        condition(
          `${subjectOf(match[1] ?? '')} ${lower(match[2]).replace(/s$/, '')}${isPlural(match[1] ?? '') ? '' : 's'}`,
        ),
    ],
    [
      /^some foundation (settling|settlement|movement|cracks)$/i,
      (match) =>
        condition(
          `there ${/cracks/i.test(match[1] ?? '') ? 'are' : 'is'} some foundation ${match[1]?.toLowerCase()}`,
        ),
    ],
  ],
  statements: [
    [
      /^(mold|asbestos|termites|lead paint|radon|(?:foundation|structural|roof|plumbing|electrical|drainage|septic|title|mold|moisture) (?:issues?|problems?|cracks?))(?: (?:present|known|reported))?$/i,
      (match) => condition(`there ${be(match[1] ?? '')} ${(match[1] ?? '').toLowerCase()}`),
    ],
    [
      /^(fire|water|flood|storm|smoke|termite) damage (?:to|in) (?:the )?(.+)$/i,
      (match) => condition(`there is ${(match[1] ?? '').toLowerCase()} damage to the ${match[2]}`),
    ],
    [
      /^(.+?) (?:has |have )?(collapsed|caved in|failed)$/i,
      (match) => ({
        kind: 'condition',
        statement: `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? 'have' : 'has'} ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:down to|taken to|gutted to|gutted down to) (?:the )?studs$|^gutted$|^(?:interior )?(?:demo|demolition) (?:done|complete)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'shell, down to the studs',
        statement: /demo/i.test(match[0])
          ? 'the demolition is done'
          : /studs/i.test(match[0])
            ? 'it is down to the studs'
            : 'it is gutted',
      }),
    ],
    [
      /^(?:has )?(fire|water|flood|storm|smoke|hurricane|termite|foundation) damaged?$/i,
      (match) => ({
        kind: 'condition',
        concept: /termite|foundation/i.test(match[1] ?? '') ? null : 'fire or water damage',
        statement: `it has ${(match[1] ?? '').toLowerCase()} damage`,
      }),
    ],
    [
      /^((?:the )?(?:roof|basement|tenants?|pond|boiler|furnace|foundation|owner|landlord|chimney|plumbing)) (leaks?|mows?|holds water|shovels?|smokes|seeps)$/i,
      (match) => ({
        kind: /tenant|owner|landlord/i.test(match[1] ?? '') ? 'tenancy' : 'condition',
        concept: null,
        statement: `the ${(match[1] ?? '').replace(/^the /i, '')} ${match[2]?.toLowerCase()}`,
      }),
    ],
  ],
}

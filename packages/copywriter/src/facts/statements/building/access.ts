import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, countOrOne, GROUP_TO_SIX } from '../wording/counts.ts'
import { building, utilities } from '../wording/kinds.ts'

/** How a building is entered and climbed: elevators, steps, and what is accessible. */
export const ACCESS: SubjectRules = {
  lines: [
    // 'skyway-connected'
    [
      /^(?:building )?(?:is )?(?:(skyway|pedway|tunnel)[- ]connected|connected to (?:the )?(skyway|pedway)(?: system)?)$/i,
      ([, one, other], setting) =>
        setting === 'land'
          ? null
          : building(`the building is connected to the ${lower(one ?? other)}`),
    ],
    // Access is nothing that stands in a list of rooms: 'private elevator access'.
    [
      /^private elevator access$/i,
      (_, setting) => (setting === 'flat' ? building('the elevator access is private') : null),
    ],
    [
      /^((?:secured?|gated|boutique|brick|prewar|doorman|mid-rise|high-rise|historic|concrete) )building with (?:an? )?((?:[a-z]+ ){0,2}(?:elevators?|intercom|entry|doorman|concierge|lobby))$/i,
      (match, setting) =>
        setting === 'flat'
          ? building(
              `it is in ${withArticle(`${lower(match[1]).replace('secured', 'secure')}building`)} with ${withArticle(lower(match[2]))}`,
            )
          : null,
    ],
    [
      /^elevator (shaft|capable)(?: (?:is )?(framed|in place|built))?$/i,
      (match) =>
        /capable/i.test(match[1] ?? '')
          ? utilities('it is elevator-capable')
          : match[2]
            ? utilities(`the elevator shaft is ${lower(match[2])}`)
            : null,
    ],
    [
      /^(zero|no)[- ](?:step )?entry to (?:the )?([a-z ]+?)(?: (?:from|through) (?:the )?([a-z ]+))?$/i,
      (match) => ({
        kind: 'accessibility',
        concept: null,
        statement: `there is a ${/step/i.test(match[0]) ? 'no-step' : 'zero-step'} entry to the ${lower(match[2])}${match[3] ? ` from the ${lower(match[3])}` : ''}`,
      }),
    ],
    [
      /^elevator to (all|every) (?:(\d|three|four|five) )?(levels?|floors?|stor(?:y|ies))$/i,
      (match) => ({
        kind: 'amenity',
        concept: 'home elevator',
        statement: `an elevator serves ${lower(match[1])} ${match[2] ? `${numeral(numberOf(match[2]) ?? 2)} ` : ''}${lower(match[3])}`,
      }),
    ],
    [
      /^elevator[- ](capable|ready)$/i,
      (match) => ({
        kind: 'utilities',
        concept: 'elevator ready',
        statement: `it is elevator-${lower(match[1])}`,
      }),
    ],
    [
      /^(river ?walk|beach|boardwalk|lake|dock|plaza)[- ]level (entry|entrance|access)$/i,
      (match) =>
        building(
          `the ${lower(match[2])} is at ${lower(match[1]).replace('river walk', 'riverwalk')} level`,
        ),
    ],
  ],
  commaLines: [
    [
      new RegExp(
        `^${GROUP_TO_SIX} (restrooms|bathrooms|entrances|ramps),? (?:with |\\()?${GROUP_TO_SIX}(?: of them)?(?: is)? ADA(?:[- ](compliant|accessible))?\\)?$`,
        'i',
      ),
      (match) => ({
        kind: 'accessibility',
        concept: null,
        statement: `there are ${countOrOne(match[1])} ${lower(match[2])}, ${countOrOne(match[3])} of them ${match[4] ? `ADA ${lower(match[4])}` : `an ADA ${lower(match[2]).replace(/s$/, '')}`}`,
      }),
    ],
  ],
  figures: [
    [/^(?:zero|no) steps inside$/i, told('accessibility', null, 'there are no steps inside')],
    [
      /^prewar elevator$/i,
      told('building', 'elevator building', 'the building is prewar, with an elevator'),
    ],
  ],
  statements: [
    [
      /^elevator to (?:all )?(two|three|four|five|\d) (levels|floors|stories)$/i,
      (match) => ({
        kind: 'amenity',
        concept: 'home elevator',
        statement: `the elevator serves all ${count(match[1])} ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [/^no[- ]step entry$/i, told('accessibility', 'step-free entry', 'the entry has no step')],
    [
      /^ADA(?:[- ](compliant|accessible))?$/i,
      (match, setting) => ({
        kind: 'accessibility',
        concept: match[1] ? (conceptOfWhole(`ada ${match[1]}`, setting)?.name ?? null) : null,
        statement: `it is ADA-${(match[1] ?? 'compliant').toLowerCase()}`,
      }),
    ],
  ],
}

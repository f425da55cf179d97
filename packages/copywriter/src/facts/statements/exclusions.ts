import { be, lower, subjectOf } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Parts that are left out of a size or a price: nobody takes them along. */
const NO_BELONGING =
  '(?!(?:the )?(?:(?:finished|unfinished|walkout|detached|attached) )*(?:basement|garage|attic|porch|deck|patio|lower level|utilities|taxes|land|lot|closing costs|fees?|HOA)\\b)'

const excluded = (typed: string) => {
  const thing = lower(typed)
  return {
    kind: 'terms' as const,
    concept: null,
    statement: `${subjectOf(thing)} ${be(thing)} excluded`,
  }
}

/** What the seller takes along. */
export const EXCLUSIONS: SubjectRules = {
  commaLines: [
    [
      new RegExp(
        `^(?:please )?(?:note:? )?(?:the )?(?:sellers? |owners? )?(?:will )?(?:excludes?|excluding|exclusions?:?) ${NO_BELONGING}(?:the |an? )?([a-z][a-z' -]+)$`,
        'i',
      ),
      (match) => excluded(match[1] ?? ''),
    ],
    [
      /^please (?:note:? )?(?:that )?(?:the )?([a-z][a-z' -]+?) (?:is |are )?(?:excluded|not included|does not convey|do not convey|reserved)$/i,
      (match) => excluded(match[1] ?? ''),
    ],
    [
      /^((?:[a-z]+ ){0,3}(?:chandelier|sconces?|mirrors?|curtains|drapes|refrigerator|freezer|washer|dryer|shelves|light fixture|pendant|bench|fountain|statue|swing)) (?:is |are )?reserved$/i,
      (match) => excluded(match[1] ?? ''),
    ],
  ],
}

import { lower, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { income, restriction, terms } from '../wording/kinds.ts'

/** What is left to the buyer, does not go along, or must be known of the seller. */
export const CHOICES: SubjectRules = {
  commaLines: [
    [
      /^(?:the )?((?:[a-z]+ )?membership)(?: is)? by application,? (?:and )?not included$/i,
      ([, what = '']) => terms(`${lower(what)} is by application and is not included`),
    ],
    [
      /^((?:[a-z-]+ ){0,2}[a-z]+) stays or goes,? (?:at )?(?:the )?buyer'?s'? (?:choice|option)$/i,
      ([, thing = '']) => terms(`${subjectOf(lower(thing))} stays or goes at the buyer's choice`),
    ],
  ],
  lines: [
    [
      /^(?:the )?(owner|seller) is (?:an? )?(?:lic'?d|licensed|lic\.?) (?:RE|real estate) (agent|broker)$/i,
      ([, who = '', what = '']) =>
        terms(`the ${lower(who)} is a licensed real estate ${lower(what)}`),
    ],
    [
      /^(?:the )?((?:STR|STVR|short-term rental|vacation rental|rental) permit) (?:does not|doesn'?t) (?:transfer|convey)$/i,
      ([, permit = '']) =>
        restriction(
          `the ${permit.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())} does not transfer`,
        ),
    ],
    [
      /^(\d+)[- ]day (?:rentals? |stays? )?(?:is |are )?(?:ok|okay|allowed|permitted)$/i,
      ([, days = '']) => restriction(`${days}-day rentals are allowed`),
    ],
    [
      /^all appliances belong to (?:the )?(seller|owner)s? (?:and|\+|&) (?:will )?stay$/i,
      ([, who = '']) => terms(`all appliances belong to the ${lower(who)} and stay`),
    ],
    [
      /^GSI(?: is| of)? (\$\d[\d,]*)(?: ?\/ ?(?:yr|year)| a year)?$/i,
      ([, sum = '']) => income(`gross scheduled income is ${sum}`),
    ],
  ],
}

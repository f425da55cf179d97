import { told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { condition, terms } from '../wording/kinds.ts'

/** Inspections that were passed, and clearances. */
export const INSPECTIONS: SubjectRules = {
  lines: [
    // 'roof 2022, passes 4-point'
    [
      /^(?:it )?(?:passes|will pass) (?:an? |the )?(?:4|four)[- ]?point(?: (?:inspection|insurance inspection))?$/i,
      () => condition('it passes a four-point inspection'),
    ],
  ],
  figures: [
    [
      /^section (?:1|i|one) (?:pest )?(?:report )?(?:clearance|clear|cleared)(?: report| letter)?$/i,
      told('condition', null, 'it has a Section 1 pest clearance'),
    ],
    [
      /^section (?:1|i|one) (?:pest |termite )?work (?:is |has been |was )?(?:completed?|done)$/i,
      told('condition', null, 'the Section 1 pest work has been completed'),
    ],
    [
      /^(pest|termite) clearance(?: (?:letter|report|available|on file))?$/i,
      ([, kind = '']) => condition(`it has a ${kind.toLowerCase()} clearance`),
    ],
    [
      /^(?:clear|clean) (pest|termite|roof|sewer|home inspection) (report|inspection|letter)$/i,
      ([whole, kind = '', paper = '']) =>
        condition(
          `the ${kind.toLowerCase()} ${paper.toLowerCase()} is ${/^clean/i.test(whole) ? 'clean' : 'clear'}`,
        ),
    ],
    [
      /^((?:pre-?inspection|home inspection|inspection|appraisal|engineer'?s?|sewer scope|structural|termite|roof|septic) (?:report|inspection|survey)) (?:is )?(?:available|on file)(?: on request)?$/i,
      ([whole, paper = '']) =>
        terms(
          `${withArticle(paper.toLowerCase())} is ${/on file/i.test(whole) ? 'on file' : 'available'}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:recently |pre[- ]?)inspected$|^(?:home )?inspection (?:report )?(?:done|available|on file)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'inspected',
        statement: /pre/i.test(match[0])
          ? 'it has been pre-inspected'
          : /recently/i.test(match[0])
            ? 'it was recently inspected'
            : /done/i.test(match[0])
              ? 'an inspection has been done'
              : `an inspection report is ${/file/i.test(match[0]) ? 'on file' : 'available'}`,
      }),
    ],
  ],
}

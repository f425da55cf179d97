import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { isPlural, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { condition, land } from '../wording/kinds.ts'

/** Reports and surveys that were made: environmental, structural, appraisals. */
export const REPORTS: SubjectRules = {
  lines: [
    [
      /^milestone inspection (?:is )?(?:done|complete[d]?|passed)(?:,|;| and| \+)? (?:SIRS|structural (?:integrity )?reserve study) (?:is )?(?:done|complete[d]?)(?:(?:,| -|;| and) (?:reserves )?fully funded( per (?:the )?(?:board|association|HOA))?)?$/i,
      ([whole, source]) =>
        condition(
          `the milestone inspection and the structural reserve study are complete${/funded/i.test(whole) ? `, and reserves are fully funded${source ? `, according to the ${/board/i.test(source) ? 'board' : 'association'}` : ''}` : ''}`,
        ),
    ],
    [
      /^environmental (report|study|assessment)$/i,
      ([, paper = '']) => condition(`an environmental ${lower(paper)} is available`),
    ],
    [
      /^(?:an? )?approved ((?:[a-z-]+ ){0,3}(?:design|plans?|perc test|permits?|plat|subdivision|variance))$/i,
      ([, work = ''], setting) => ({
        ...(setting === 'land' ? land : condition)(
          `${withArticle(lower(work))} ${isPlural(lower(work)) ? 'have' : 'has'} been approved`,
        ),
        concept: /plans$/i.test(work)
          ? (conceptOfWhole('approved plans', setting)?.name ?? null)
          : null,
      }),
    ],
    // 'A completed soil report' is one that was made.
    [
      /^(?:an? )?completed ((?:[a-z-]+ ){0,3}(?:report|survey|study|test|appraisal|inspection|assessment|delineation))$/i,
      ([, work = ''], setting) =>
        (setting === 'land' ? land : condition)(`${withArticle(lower(work))} has been completed`),
    ],
    [
      /^phase (I{1,3}|[12]) (?:environmental|ESA)(?: report| study| assessment)? (completed|done|available|on file|clear|clean)$/i,
      (match) =>
        condition(
          `a Phase ${match[1]?.toUpperCase()} environmental report ${/completed|done/i.test(match[2] ?? '') ? 'has been' : 'is'} ${lower(match[2])}`,
        ),
    ],
    [
      /^(?:the )?(title report|preliminary title|prelim|survey|appraisal|inspection|environmental|perc test|septic inspection) (?:has been |is )?ordered$/i,
      (match) =>
        condition(
          `${withArticle(
            lower(match[1])
              .replace(/^prelim$|^preliminary title$/, 'preliminary title report')
              .replace(/^environmental$/, 'environmental report'),
          )} has been ordered`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:clean phase (?:I|1)|phase (?:I|1)(?: ESA)?(?: is)? clean)(?:,?(?: in)? ((?:19|20)\d\d))?$/i,
      (match) =>
        condition(
          `${match[1] ? `the ${match[1]} Phase I` : 'the Phase I'} environmental report is clean`,
        ),
    ],
    [
      /^(?:TISH|truth[- ]in[- ](?:sale[- ]of[- ])?housing)(?: report| inspection)?(?: is)?(?: on file| done| complete| available)?$/i,
      () => condition('the truth-in-housing report is on file'),
    ],
    [
      /^SIRS (?:is |are )?(in progress|done|complete|completed|underway|on file)$/i,
      (match) => condition(`the structural reserve study is ${lower(match[1])}`),
    ],
    [
      /^((?:four|4)[- ]point(?: inspection)?) (?:\+|and|&) (wind mitigation(?: report| inspection)?) (?:are |is )?(available|on file|done)$/i,
      (match) => condition(`four-point and wind mitigation reports are ${lower(match[3])}`),
    ],
    [
      /^((?:recent |boundary |topo(?:graphic)? )?(?:survey|plat|perc test|soil test|appraisal|phase 1|environmental|elevation certificate|inspection|title report)) ((?:19|20)\d\d),? (?:is )?(on file|available|in hand|done)$/i,
      (match) => land(`a ${match[2]} ${match[1]?.toLowerCase()} is ${match[3]?.toLowerCase()}`),
    ],
    [
      /^(?:clean (?:environmental )?)?Phase (I|II|1|2)(?: environmental)?(?: report| ESA)?(?: (?:is )?(available|on file))?$|^environmental(?:ly)? clean(?:,? Phase (I|II|1|2))?$/i,
      (match) => {
        const phase = (match[1] ?? match[3] ?? '').replace('1', 'I').replace('2', 'II')
        const isClean = /clean/i.test(match[0])
        if (!phase) return condition('the environmental report is clean')
        if (isClean) return condition(`the Phase ${phase} environmental report is clean`)
        const state = (match[2] ?? 'available').toLowerCase()
        return condition(`a Phase ${phase} environmental report is ${state}`)
      },
    ],
  ],
}

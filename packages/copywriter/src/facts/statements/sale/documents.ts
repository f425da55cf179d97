import { dateOf } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { isPluralNoun } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { isPlural, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { condition, conditionAlone, income, terms } from '../wording/kinds.ts'

const papers = (typed: string | undefined): string =>
  /^(?:P&L|T-?12)$/i.test(typed ?? '') ? (typed ?? '').toUpperCase() : lower(typed)

/** Documents that are available. */
export const DOCUMENTS: SubjectRules = {
  lines: [
    [
      /^(?:the )?(seller|owner|association|HOA|builder)s? (?:has|have) (?:an? |the )?([a-z][a-z -]+?) (on file|available)$/i,
      ([, who = '', paper = '', where = '']) =>
        terms(
          `the ${/^hoa$/i.test(who) ? 'HOA' : lower(who)} has ${withArticle(lower(paper))} ${lower(where)}`,
        ),
    ],
    [
      /^(?:pre-?)?(?:home )?inspection report (?:is )?(?:in|with) (?:the )?(?:docs|documents|supplements|disclosures)$/i,
      (match) =>
        terms(
          `${/^pre/i.test(match[0]) ? 'a pre-inspection' : 'an inspection'} report is in the documents`,
        ),
    ],
    [
      /^plans for (.+?) (?:are )?in (?:the )?(?:docs|documents|supplements)$/i,
      (match) => terms(`plans for ${withArticle(measured(lower(match[1])))} are in the documents`),
    ],
    [
      /^T-?12(?: (?:and|&) rent roll)?(?: (?:available )?(?:with|w\/|upon) (?:a )?(signed NDA|NDA|request))?$/i,
      (match) =>
        income(
          `the T-12${/roll/i.test(match[0]) ? ' and rent roll are' : ' is'} available${match[1] ? (/request/i.test(match[1]) ? ' on request' : ` with ${/signed/i.test(match[1]) ? 'a signed' : 'an'} NDA`) : ''}`,
        ),
    ],
    [
      /^(resale|condo|HOA|title|survey|disclosure) ?(documents|package|certificate|papers)? (?:have been |were |was )?ordered (?:on )?(\d{1,2}\/\d{1,2})$/i,
      (match) => {
        const papers = `${/hoa/i.test(match[1] ?? '') ? 'HOA' : lower(match[1])} ${lower(match[2]) || 'documents'}`
        return conditionAlone(
          `the ${papers} ${isPluralNoun(headOf(papers)) ? 'were' : 'was'} ordered on ${dateOf(match[3] ?? '')}`,
        )
      },
    ],
    [
      /^(?:signed )?NDA (?:is )?(?:required |needed )?(?:for|to (?:see|view|get)) (?:the )?(financials|financial information|rent roll|books|tax returns|P&L|leases)$/i,
      (match) => terms(`an NDA is required for the ${papers(match[1])}`),
    ],
    [
      /^(P&L|financials|financial information|books|tax returns|leases|T-?12|proforma|operating statements?) (?:is |are )?(?:available )?(?:(up)?on request|with (?:an? )?(?:signed )?NDA)$/i,
      (match) => {
        const paper = papers(match[1])
        return terms(
          `the ${paper} ${/(?<!&)s$/i.test(paper) && paper !== 'P&Ls' ? 'are' : 'is'} available ${/NDA/i.test(match[0]) ? 'with an NDA' : 'on request'}`,
        )
      },
    ],
    [
      /^([a-z][a-z ]+?)(?:(?:,| and| &) ([a-z][a-z ]+?))? (?:is |are )?in (?:the )?(?:documents|docs|supplements|associated documents)$/i,
      (match) => {
        const papers = [match[1], match[2]]
          .filter((each): each is string => Boolean(each))
          .map(lower)
        return condition(
          `the ${papers.join(' and ')} ${papers.length > 1 || isPlural(papers[0] ?? '') ? 'are' : 'is'} in the documents`,
        )
      },
    ],
  ],
  figures: [
    [
      /^(rent roll|financials|P&L|leases|offering memorandum|OM|books|tax returns) (?:with|after|upon|under) (?:a |an |signed )*(NDA|confidentiality agreement|CA)$/i,
      (match) =>
        terms(
          `the ${/^om$/i.test(match[1] ?? '') ? 'offering memorandum' : /^p&l$/i.test(match[1] ?? '') ? 'P&L' : lower(match[1])} ${/s$/i.test(match[1] ?? '') ? 'are' : 'is'} available with ${/^nda$/i.test(match[2] ?? '') ? 'an NDA' : 'a confidentiality agreement'}`,
        ),
    ],
    [
      /^rent roll available(?: with(?: an?)?)? (?:with )?nda$/i,
      told('availability', null, 'a rent roll is available with an NDA'),
    ],
  ],
}

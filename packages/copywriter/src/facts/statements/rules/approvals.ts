import { lower, type Told, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { restriction } from '../wording/kinds.ts'
import { BODY, bodyOf } from '../wording/parties.ts'

const approvalOf = (typed: string | undefined): string =>
  /^trustee/i.test(typed ?? '') ? "the trustees' approval" : `${bodyOf(typed)} approval`

const ALLOWED =
  '(washers? (?:and|&|\\/) ?dryers?|washer and dryer|pets|small pets|dogs|cats|subletting|rentals|short[- ]term rentals|guarantors|co-purchasing|pieds-à-terre|pied-à-terre|renovations|grills|EV chargers)'

const subjectOfRule = (typed: string | undefined): string =>
  lower(typed)
    .replace(/^washers?(?: (?:and|&) | ?\/ ?)dryers?$/, 'a washer and dryer')
    .replace(/^washer and dryer$/, 'a washer and dryer')
    .replace(/short term/, 'short-term')

const are = (subject: string): string =>
  /^(?:subletting|co-purchasing)/.test(subject) ? 'is' : 'are'

const allowedWithApproval = ([, typed, body]: RegExpExecArray): Told => {
  const subject = subjectOfRule(typed)
  return {
    ...restriction(`${subject} ${are(subject)} allowed with ${approvalOf(body)}`),
    kind: /^(?:pets|small pets|dogs|cats)/.test(subject) ? 'pets' : 'restriction',
  }
}

/** Whose approval is required. */
export const APPROVALS: SubjectRules = {
  lines: [
    [
      /^((?:[a-z-]+ ){0,3}[a-z-]+s) (?:need|require) ((?:[a-z-]+ ){1,3})(?:ok|okay|approval|consent|permission)$/i,
      ([, subject = '', whose = '']) =>
        restriction(`${lower(subject)} need ${lower(whose).trim()} approval`),
    ],
    [
      /^(?:buyers? )?must interview (?:with|w\/) (?:the )?board$|^board interview(?: (?:is )?required)?$/i,
      told('restriction', null, 'an interview with the board is required'),
    ],
    [
      new RegExp(
        `^${ALLOWED}(?: are| is)? (?:ok|okay|allowed|permitted|welcome) (?:with|upon|subject to|w\\/) ${BODY}(?:'s)? (?:ok|okay|approval|consent|permission)$`,
        'i',
      ),
      allowedWithApproval,
    ],
    [
      new RegExp(
        `^${ALLOWED}(?: are| is)? (?:ok|okay|allowed|permitted|welcome) (?:with|upon|subject to) (?:the )?(?:approval|consent) (?:of|by|from) (?:the )?${BODY}$`,
        'i',
      ),
      allowedWithApproval,
    ],
  ],
  figures: [
    [
      /^(association|board|HOA|condo|community|buyer) approval (?:is )?(?:required|needed),? (?:with )?(?:a )?(?:(\d{3}) (?:min(?:imum)? )?(?:credit|fico)(?: score)?|min(?:imum)? (?:credit|fico)(?: score)?(?: of)? (\d{3}))$/i,
      (match) =>
        restriction(
          `${/hoa/i.test(match[1] ?? '') ? 'HOA' : lower(match[1])} approval is required${match[2] || match[3] ? `, with a minimum credit score of ${match[2] ?? match[3]}` : ''}`,
        ),
    ],
    [
      /^(board|HOA|ARC|ARB|lender|landlord) approval (?:is )?required$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'board approval',
        statement: `${/^(?:hoa|arc|arb)$/i.test(match[1] ?? '') ? (match[1] ?? '').toUpperCase() : match[1]?.toLowerCase()} approval is required`,
      }),
    ],
  ],
  statements: [
    [
      /^(?:board|condo|co-?op board|association|hoa) (?:approval|interview|package)(?: (?:is )?required)?$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'board approval',
        statement:
          `${/association|hoa/i.test(match[0]) ? 'association' : 'board'} ${/interview/i.test(match[0]) ? 'interview' : 'approval'} is required`.replace(
            'board interview',
            'a board interview',
          ),
      }),
    ],
    [
      /^(?:architectural|design) (?:review|control|guidelines|committee)(?: (?:committee|board|required|applies|apply|approval))*$|^ARC approval(?: required)?$/i,
      told('restriction', 'architectural review', 'building is subject to architectural review'),
    ],
  ],
}

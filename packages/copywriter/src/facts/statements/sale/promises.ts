import { be, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { isThing } from '../thing-name.ts'
import { terms } from '../wording/kinds.ts'

const OF_A_DEAL =
  /\b(?:offers?|financ\w*|leas\w*|trades?|terms|rentals?|contracts?|contract for deed|exchanges?|credits?|contingen\w*|carry\w*|rent\w*|negotiat\w*|subdivi\w*|1031|cash|split\w*|options?|proposals?|buyout)\b/i

/** What the seller will do or consider. */
export const PROMISES: SubjectRules = {
  lines: [
    [
      /^([a-z][a-z -]*?) (?:to be |will be )?(refinished|replaced|repaired|painted|repainted|installed|cleaned|serviced|completed|removed|pumped|inspected|treated) (?:before|prior to|by) (?:the )?clos(?:ing|e)$/i,
      (match) =>
        isThing(match[1] ?? '')
          ? terms(
              `${subjectOf(match[1] ?? '')} will be ${lower(match[2])} ${/ by (?:the )?clos/i.test(match[0]) ? 'by' : 'before'} closing`,
            )
          : null,
    ],
    [
      /^(will|would|may) consider (?:an? )?(lease[- ]option|lease[- ]purchase|trade|land contract|contract for deed|short[- ]term lease|leaseback)$/i,
      (match) => terms(`the seller ${lower(match[1])} consider a ${lower(match[2])}`),
    ],
    [
      /^(?:the )?(owner|seller) would consider (?:an? )?(leaseback|rent-?back|lease|trade|lease option|owner financing|seller financing|split|partial sale)$/i,
      (match) =>
        terms(
          `the ${lower(match[1])} would consider ${/financing/i.test(match[2] ?? '') ? lower(match[2]) : `a ${lower(match[2])}`}`,
        ),
    ],
  ],
  figures: [
    [
      /^(seller|owner|buyer|builder|landlord|tenant|association) (?:to|will) (provide|replace|repair|install|remove|finish|complete|clean|paint|survey|pump|treat|haul|leave|verify|assume|obtain|order|subdivide|clear|grade|mow|maintain) (.+)$/i,
      (match) =>
        terms(
          `the ${match[1]?.toLowerCase()} will ${match[2]?.toLowerCase()} ${/^(?:replace|repair|remove|finish|complete|clean|paint|pump|treat|leave|clear|mow|maintain)$/i.test(match[2] ?? '') ? subjectOf(match[3] ?? '') : withArticle(match[3] ?? '')}`,
        ),
    ],
    [
      /^(?:seller|owner) will train(?: for)? (\d+) (days|weeks)$/i,
      (match) => terms(`the seller will train for ${match[1]} ${match[2]}`),
    ],
  ],
  statements: [
    [
      /^(?:seller|owner|builder) (?:is )?(offering|providing|including)(?: an?)? (.+)$/i,
      (match) => ({
        kind: 'terms',
        concept: /home warranty/i.test(match[0]) ? 'home warranty' : null,
        statement: `the ${/^builder/i.test(match[0]) ? 'builder' : /^owner/i.test(match[0]) ? 'owner' : 'seller'} is ${(match[1] ?? '').toLowerCase()} ${withArticle(match[2] ?? '')}`,
      }),
    ],
    [
      /^(?:seller |owner )?(?:will )?(?:consider|considers?|open to|entertain) (?:a |an )?(.+)$/i,
      (match) =>
        // A trail or a room is open to something, too.
        /^open to/i.test(match[0]) && !OF_A_DEAL.test(match[1] ?? '')
          ? null
          : {
              kind: 'terms',
              statement: `the ${/owner/i.test(match[0]) ? 'owner' : 'seller'} will consider ${(match[1] ?? '').replace(/^(?=(?:lease|trade|rental|land contract|contract for deed|subdivision|exchange|rent-to-own)$)/i, 'a ')}`,
            },
    ],
  ],
  lastStatements: [
    [
      /^(.+?) (?:negotiable)$/i,
      (match) => ({
        kind: /pet/i.test(match[1] ?? '') ? 'pets' : 'terms',
        concept: /pet/i.test(match[1] ?? '') ? 'pets allowed' : null,
        statement: /pets?/i.test(match[1] ?? '')
          ? 'pets are negotiable'
          : `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} negotiable`,
      }),
    ],
  ],
}

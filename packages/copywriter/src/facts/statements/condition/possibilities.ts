import { measured } from '../../figures/measures.ts'
import { be, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, condition, parking, room, terms } from '../wording/kinds.ts'

/** What a part could become: 'garage possible ADU'. */
export const POSSIBILITIES: SubjectRules = {
  lines: [
    [
      /^(?:you )?(?:can|could) (?:add|put up|build) (?:an? )?(wall|closet|door) (?:for|to make) (?:an? )?(2nd|3rd|4th|second|third|fourth|extra) (bedroom|office|bath)$/i,
      ([, part = '', rank = '', kind = '']) =>
        room(
          `a ${lower(part)} can be added for ${/^extra/i.test(rank) ? 'an' : 'a'} ${measured(lower(rank))} ${lower(kind)}`,
        ),
    ],
    [
      /^possible (lofts|apartments|condos|residences|offices|units)(?: upstairs| above)?$/i,
      (match) => terms(`${match[1]?.toLowerCase()} may be possible`),
    ],
  ],
  commaLines: [
    [
      /^(?:possible|potential) ((?:accessory|in-law|garage|basement) (?:apartment|dwelling unit|suite|unit)|ADU) with (?:the )?(proper |appropriate |required )?(permits?|approvals?)$/i,
      (match) =>
        condition(
          `${withArticle((match[1] ?? '').replace(/^adu$/i, 'ADU'))} may be possible with ${lower(match[2])}${lower(match[3])}`,
        ),
    ],
    [
      /^(apartment|residential|office|expansion|living|loft) potential (?:on|in) (?:the )?([a-z][a-z -]+)$/i,
      (match) =>
        building(
          `the ${lower(match[2])} ${be(lower(match[2])) === 'are' ? 'have' : 'has'} ${lower(match[1])} potential`,
        ),
    ],
  ],
  figures: [
    [
      /^((?!no )[a-z][\w' -]*?) (?:can|could|may|might) be ((?:[a-z]+ly )?(?:purchased|bought|added|converted|expanded|finished|combined|divided|split|leased|rented|sold|removed|subdivided|opened|enclosed|assumed|transferred|moved|used|built|included|negotiated)\b.*)$/i,
      (match) =>
        terms(
          `${subjectOf(measured(match[1] ?? ''))} can be ${(match[2] ?? '').replace(/^((?:converted|used|divided|split) (?:to|into|as)) (.+)$/i, (_, verb: string, object: string) => `${verb} ${withArticle(object)}`)}`,
        ),
    ],
    [
      /^((?!no )[a-z][\w' -]*?) (?:that |which )?(could|can|may|might) (?:also )?(be|become|serve as|work as|convert to) (?:an? )?(.+)$/i,
      (match) =>
        room(
          `${subjectOf(measured(match[1] ?? ''))} ${match[2]?.toLowerCase()} ${match[3]?.toLowerCase()} ${withArticle(measured(match[4] ?? ''))}`,
        ),
    ],
    [
      /^((?:[a-z0-9-]+ )*garage) possible (ADU|apartment|studio|in-law|conversion)$/i,
      (match) => parking(`the ${measured(match[1] ?? '')} is a possible ${match[2]}`),
    ],
  ],
}

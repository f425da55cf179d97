import type { Story } from '../story/story.ts'

const OUTSIDE_THE_HOUSE =
  /^(?:the )?(?:[\w/-]+[ /])*(?:barn|garage|shed|fence|dock|deck|carport|pool|driveway|outbuilding)s? (?:needs?|has|is)\b/i

/** Whether the building itself needs work: neither land without septic nor a house with a barn to mend. */
export const isFixer = ({ situation, facts: { features, propertyType } }: Story): boolean =>
  situation === 'fixer' &&
  propertyType !== 'Land' &&
  features.some(
    ({ kind, statement, text }) =>
      kind === 'condition' && !OUTSIDE_THE_HOUSE.test(statement ?? text),
  )

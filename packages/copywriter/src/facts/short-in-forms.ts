import { SHORT_FORMS_OF_NOTES } from './short-forms-of-notes.ts'
import { SHORT_FORMS_OF_PLACES } from './short-forms-of-places.ts'
import { SHORT_FORMS_OF_ROOMS } from './short-forms-of-rooms.ts'
import { SHORT_FORMS_OF_SALES } from './short-forms-of-sales.ts'
import { SHORT_FORMS_OF_SYSTEMS } from './short-forms-of-systems.ts'
import { SHORT_LABELS } from './short-labels.ts'

/**
 * Abbreviations of listing forms that have several meanings: the neighbours decide. They are expanded first, by
 * the noun they stand beside, and in this order.
 */
export const SHORT_IN_FORMS: readonly [RegExp, string][] = [
  ...SHORT_FORMS_OF_PLACES,
  ...SHORT_LABELS,
  ...SHORT_FORMS_OF_NOTES,
  ...SHORT_FORMS_OF_SYSTEMS,
  ...SHORT_FORMS_OF_ROOMS,
  ...SHORT_FORMS_OF_SALES,
]

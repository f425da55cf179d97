import { SHORT_LABELS } from './labels.ts'
import { SHORT_FORMS_OF_NOTES } from './notes.ts'
import { SHORT_FORMS_OF_PLACES } from './places.ts'
import { SHORT_FORMS_OF_ROOMS } from './rooms.ts'
import { SHORT_FORMS_OF_SALES } from './sales.ts'
import { SHORT_FORMS_OF_SYSTEMS } from './systems.ts'

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

import { tell } from '../telling.ts'

/** What was worked on, without a year. */
export const RENEWED = [
  tell(
    'renovated/remodeled/updated/refreshed/redone/restored kitchen/bath/baths/bathroom/bathrooms/windows/interior/basement',
    'the {kitchen/bath/baths/bathroom/bathrooms/windows/interior/basement} [has been] {renovated/remodeled/updated/refreshed/redone/restored}',
  ),
]

import { blot } from './mask.ts'
import { CONTACT_HINT, contactPatterns } from './terms/contact.ts'

/** A text in which telephone numbers, addresses of the web and the like are blotted out. */
export const withoutContacts = (plain: string): string =>
  CONTACT_HINT.test(plain)
    ? contactPatterns.reduce((rest, [, pattern]) => rest.replace(pattern, blot), plain)
    : plain

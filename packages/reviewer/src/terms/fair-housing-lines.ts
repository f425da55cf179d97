import { BASIS, type ProtectedClass } from '../people/protected-class.ts'
import { termsOf } from '../term.ts'

/** Ways to write the Fair Housing terms about one protected class. */
export const linesAbout = (protects: ProtectedClass) => termsOf('fair-housing', BASIS[protects])

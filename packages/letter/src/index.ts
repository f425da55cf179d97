export { type Letter, letterSchema } from './letter.ts'
export { renderLetter } from './render-letter.ts'
export { subjectLine } from './subject-line.ts'

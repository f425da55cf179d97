export { type Letter, letterSchema } from './letter.ts'
export { renderLetter } from './render-letter.ts'
export { sendByResend } from './send-by-resend.ts'
export { subjectLine } from './subject-line.ts'

export {
  type Among,
  doubtAmong,
  doubtBy,
  logOdds,
  meanLogOdds,
  type Weights,
} from '../trust/doubt.ts'
export { caseSignals } from './case-signals.ts'
export { type NoteReading, noteReadings } from './note-readings.ts'

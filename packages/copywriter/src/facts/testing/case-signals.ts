import { allCases } from '../cases/all-cases.ts'
import { signalsOf } from '../trust/signals.ts'
import { readCase } from './read-case.ts'

/** The signals of all readings that tests hold to be right. */
export const caseSignals = (): ReadonlySet<string>[] =>
  allCases.flatMap(({ propertyType, typed }) => {
    const { features } = readCase(propertyType, typed).facts
    return features.length > 0 ? [signalsOf(typed, features)] : []
  })

import { readSettings, SettingsError } from '../settings/env.ts'

/** What is wrong with the settings of an environment, as the operator is told. */
export const faultsOf = (environment: Record<string, string | undefined>): string[] => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
}

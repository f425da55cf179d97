export interface MlsPreset {
  /** What an agent would look for in a list. */
  name: string
  /** The most characters of public remarks. */
  limit: number
}

/** Starting points only: every MLS sets its own limit, and published figures disagree. */
export const MLS_PRESETS: readonly MlsPreset[] = [
  { name: 'Short remarks', limit: 500 },
  { name: 'Matrix, FlexMLS and FMLS default', limit: 800 },
  { name: 'ARMLS, MLS PIN', limit: 1000 },
  { name: 'ACTRIS / Unlock', limit: 1024 },
  { name: 'Paragon default', limit: 1300 },
  { name: 'CRMLS, RMLS, SmartMLS', limit: 1500 },
  { name: 'Stellar, HAR', limit: 2000 },
  { name: 'Longest remarks', limit: 4000 },
]

export const MLS_DEFAULT_LIMIT = 1000

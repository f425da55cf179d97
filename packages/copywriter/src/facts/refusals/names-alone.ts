import type { ItemFeature } from '../item-feature.ts'

/** 'Poe / Lanier / Lamar' may be schools or streets. */
const NAMES = /^\p{Lu}\p{Ll}+(?: ?\/ ?\p{Lu}\p{Ll}+){2,}$/u

/** 'New Era Park' is a neighborhood, and no park that is new. */
const NEW_NAME = /^New \p{Lu}\p{Ll}+ (?:Park|Heights|Hills?|Village|Square|Gardens)$/u

/** 'Parkway Central' may be a school, a street or a subdivision. */
const PART_OF_TOWN = /^\p{Lu}\p{Ll}+ (?:North|South|East|West|Central|[NS][EW])$/u

/** Whether a note is a name that does not say what it names. */
export const isNameAlone = (typed: string, features: readonly ItemFeature[]): boolean => {
  const name = typed.trim()
  if (NAMES.test(name)) return true
  if (NEW_NAME.test(name)) return features.every(({ concept }) => concept === null)
  return PART_OF_TOWN.test(name) && features.every(isUnknown)
}

const isUnknown = ({ concept, statement, kind }: ItemFeature): boolean =>
  !concept && (statement ? kind === 'condition' : kind === 'amenity')

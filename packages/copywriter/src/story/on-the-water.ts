import type { Story } from './story.ts'

/** Words of a feature that lies on water; a road and a golf course have frontage, too. */
export const ON_THE_WATER =
  /\b(?:shoreline|waterfront|lakefront|oceanfront|riverfront|beachfront|bayfront|canalfront|creekfront|harborfront)\b|\b(?:lake|river|creek|bay|ocean|sound|pond|sandy|water)\b[^,]*\bfrontage\b|\bfrontage on [^,]*\b(?:lake|river|creek|bay|ocean|sound|pond|harbor)\b/i

const SHORE = /\b(?:shoreline|frontage|dock|pier|slip)$/

/** Whether a home is named by its water, and has a shore or a dock of its own to tell with it. */
export const isOnItsShore = ({ styled, facts }: Story): boolean =>
  /\w-?front\b/.test(styled?.noun ?? '') &&
  facts.features.some(({ name, statement }) => SHORE.test(name?.text ?? statement ?? ''))

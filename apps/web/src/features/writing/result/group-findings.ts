import type { Finding } from '@listwright/contracts'

/** The same finding, as often as the text gives rise to it. */
export interface FindingGroup {
  key: string
  /** The first of them, in reading order. */
  finding: Finding
  all: Finding[]
}

/** One entry for each thing there is to say, the gravest first. */
export const groupFindings = (findings: readonly Finding[]): FindingGroup[] => {
  const groups = new Map<string, FindingGroup>()
  for (const finding of findings) {
    const key = `${finding.rule} ${wordsOf(finding).toLowerCase()}`
    const known = groups.get(key)
    if (known) known.all.push(finding)
    else groups.set(key, { key, finding, all: [finding] })
  }
  return [...groups.values()].sort((a, b) => gravityOf(a) - gravityOf(b))
}

/** The words that a finding is about, without the space or the sign around them. */
export const wordsOf = ({ text }: Finding): string => text.trim().replace(/^#|[,;:]$/g, '')

const GRAVITY = { prohibited: 0, caution: 1, advice: 2 }

const gravityOf = ({ finding }: FindingGroup) => GRAVITY[finding.severity]

import type { Finding } from '@listwright/contracts'
import { wordsOf } from '@/lib/words-of.ts'

/** The same finding, as often as the text gives rise to it. */
export interface FindingGroup {
  key: string
  /** The first of them, in reading order. */
  finding: Finding
  all: Finding[]
}

/** One entry for each thing there is to say, the gravest first. */
export const groupFindings = (findings: readonly Finding[]): FindingGroup[] => {
  const forbidden = findings.filter(
    ({ severity, rule }) => severity === 'prohibited' && rule !== LENGTH,
  )
  const groups = new Map<string, FindingGroup>()
  const said = new Set<string>()
  for (const finding of findings) {
    // Words that must not be published need no milder word, least of all the offer to enter them as a fact.
    if (finding.severity !== 'prohibited' && forbidden.some((graver) => overlaps(finding, graver)))
      continue
    // A telephone number and a web address in one sentence are one thing to remove.
    const same = JSON.stringify([finding.start, finding.end, finding.why, finding.suggestion])
    if (said.has(same)) continue
    said.add(same)
    const key = `${finding.rule} ${wordsOf(finding).toLowerCase()}`
    const known = groups.get(key)
    if (known) known.all.push(finding)
    else groups.set(key, { key, finding, all: [finding] })
  }
  return [...groups.values()].sort((a, b) => gravityOf(a) - gravityOf(b))
}

const overlaps = (one: Finding, other: Finding) => one.start < other.end && other.start < one.end

/** The reviewer's rule for a text that is too long: it covers everything after the limit. */
const LENGTH = 'limit/length'

const GRAVITY = { prohibited: 0, caution: 2, advice: 3 }

/** Of what must not be published, the law comes before the length. */
const gravityOf = ({ finding }: FindingGroup) =>
  finding.rule === LENGTH ? 1 : GRAVITY[finding.severity]

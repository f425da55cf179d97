import type { Tone } from '@listwright/contracts'
import { copybook } from '../copybook/copybook.ts'
import type { Line } from '../copybook/line.ts'
import { isOwnCondition } from './own-conditions.ts'

/** A line of the captions chapter, its line breaks read and its own conditions apart. */
export interface CaptionLine extends Line {
  own: readonly string[]
  /** Added to what the line costs: lower is preferred. */
  bias: number
}

const known = new Map<string, readonly CaptionLine[]>()

export const captionLines = (entry: string, tone: Tone): readonly CaptionLine[] => {
  const key = `${entry}/${tone}`
  const found = known.get(key)
  if (found) return found
  const lines = (copybook.frame.get(entry)?.sections.get(tone) ?? []).map((line) => ({
    ...line,
    text: line.text.replaceAll('\\n', '\n'),
    conditions: line.conditions.filter((condition) => !isOwnCondition(condition)),
    own: line.conditions.filter(isOwnCondition),
    bias: 0,
  }))
  known.set(key, lines)
  return lines
}

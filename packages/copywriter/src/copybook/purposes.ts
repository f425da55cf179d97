import type { Tone } from '@listwright/contracts'

type Register = 'formal' | 'warm' | 'crisp'

/** What the things of a concept are for, in the words of each register. */
export type Purposes = Partial<Record<Register, readonly string[]>>

const REGISTERS: Readonly<Record<Tone, Register | null>> = {
  luxury: 'formal',
  classic: 'formal',
  family: 'warm',
  casual: 'warm',
  modern: 'crisp',
  investor: null,
}

/** The endings that a tone may use; an investor is told what there is, not what to do with it. */
export const purposesIn = (purposes: Purposes | undefined, tone: Tone): readonly string[] => {
  const register = REGISTERS[tone]
  return (register && purposes?.[register]) || []
}

/** Reads the chapter: concepts under '## ', registers as headings, endings as lines. */
export const parsePurposes = (text: string): Map<string, Purposes> => {
  const all = new Map<string, Purposes>()
  let lines: string[] = []
  let concept: Record<string, string[]> = {}
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) {
      concept = {}
      all.set(line.slice(3), concept)
    } else if (line.startsWith('- ')) lines.push(line.slice(2))
    else if (line) {
      lines = []
      concept[line] = lines
    }
  }
  return all
}

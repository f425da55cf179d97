import { readHouseRules, type WrittenContent } from '@listwright/contracts'
import { write as writeByCopybook } from '@listwright/copywriter'
import type { Order } from './order.ts'
import type { Turn } from './turns.ts'
import { wordAt } from './word-at.ts'

export interface BuiltInText {
  content: WrittenContent
  /** The seed that gives this very text. */
  seed: number
  /** Said to the agent where a house instruction could not be followed. */
  notice?: string
}

/** Other seeds have other words; what is still said then stands in the facts. */
const TRIES = 12
const SEEDS = 2 ** 32

/** The built-in writer's text, without the words that the house never uses as far as there are others. */
export const writeBuiltIn = async (
  order: Order,
  turn: Turn,
  write = writeByCopybook,
): Promise<BuiltInText> => {
  const { avoid } = readHouseRules(order.houseRules ?? '')
  let best: { content: WrittenContent; seed: number; said: string[] } | undefined
  for (let attempt = 0; attempt < TRIES && best?.said.length !== 0; attempt += 1) {
    const seed = (order.seed + attempt) % SEEDS
    const content = await turn(() => write({ ...order, seed }))
    const said = avoid.filter((word) => says(content, word))
    if (!best || said.length < best.said.length) best = { content, seed, said }
  }
  if (!best) throw new Error('Nothing was written')
  const { said, ...text } = best
  if (said.length === 0) return text
  const words = said.map((word) => `\u201c${word}\u201d`).join(', ')
  return { ...text, notice: `The built-in writer could not avoid ${words}.` }
}

const says = ({ headline = '', description, socialCaptions }: WrittenContent, word: string) =>
  [headline, description, ...Object.values(socialCaptions)].some((text) => wordAt(text, word) >= 0)

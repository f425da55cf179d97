import { z } from 'zod'

interface Fact {
  source: string
  text: string
}

/** What a model is asked: its rules, the facts between <facts> and </facts>, and for the how-manieth time. */
export interface Conversation {
  rules: string
  facts: Fact[]
  round: number
  /** A text between <text> and </text>, and between <wish> and </wish> what is to become of it. */
  text?: string | undefined
  wish?: string | undefined
  /** Sentences to be put into another language. */
  sentences?: { index: number; text: string }[] | undefined
}

const facts = z.array(z.object({ source: z.string(), text: z.string() }))

export const readConversation = (
  rules: string,
  messages: readonly { role: string; content: string }[],
): Conversation => {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const block = (name: string): unknown => {
    const found = new RegExp(`<${name}>(.*)</${name}>`, 's').exec(asked[0] ?? '')?.[1]
    return found === undefined ? undefined : JSON.parse(found)
  }
  return {
    rules,
    facts: facts.parse(block('facts') ?? []),
    round: asked.length,
    text: said.parse(block('text')),
    wish: said.parse(block('wish')),
    sentences: sentences.parse(block('sentences')),
  }
}

const said = z.string().optional()
const sentences = z.array(z.object({ index: z.number(), text: z.string() })).optional()

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
}

const facts = z.array(z.object({ source: z.string(), text: z.string() }))

export const readConversation = (
  rules: string,
  messages: readonly { role: string; content: string }[],
): Conversation => {
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  const sheet = /<facts>(.*)<\/facts>/s.exec(asked[0] ?? '')?.[1]
  return { rules, facts: facts.parse(JSON.parse(sheet ?? '[]')), round: asked.length }
}

import type { Conversation } from './conversation.ts'

export interface Sentence {
  part: string
  paragraph: number
  text: string
  sources: string[]
}

/** What a careful model would write. */
export const goodAnswer = (asked: Conversation): Sentence[] => {
  const part = /each with "part": "(\w+)"/.exec(asked.rules)?.[1] ?? 'description'
  if (asked.wish !== undefined) return changedText(asked, part)
  const count = Number(/\bWrite (\d+) captions\b/.exec(asked.rules)?.[1] ?? 0)
  return count > 0 ? captions(asked, part, count) : wholeText(asked)
}

/** The same text without a sentence that states no figure, or with two of its sentences the other way round. */
const changedText = ({ text = '', wish = '' }: Conversation, part: string): Sentence[] => {
  const sentences = text.split(/(?<=[.!?])\s+/)
  const plain = sentences.findLastIndex((sentence, index) => index > 0 && !/\d/.test(sentence))
  const changed = /shorter|fit/i.test(wish)
    ? sentences.filter((_, index) => index !== plain)
    : [sentences[0], ...sentences.slice(2, 3), ...sentences.slice(1, 2), ...sentences.slice(3)]
  return changed.flatMap((sentence) =>
    sentence ? [{ part, paragraph: 1, text: sentence, sources: [] }] : [],
  )
}

const captions = (asked: Conversation, part: string, count: number): Sentence[] => {
  const whole = wholeText(asked).filter((sentence) =>
    /^(?:facebook|instagram|linkedin|twitter)$/.test(sentence.part),
  )
  return whole
    .slice(0, count)
    .map((sentence, index) => ({ ...sentence, part, paragraph: index + 1 }))
}

/** Every fact once, in plain sentences. */
const wholeText = ({ rules, facts }: Conversation): Sentence[] => {
  const told = (source: string) => facts.find((fact) => fact.source === source)?.text
  const kind = (told('propertyType') ?? 'home').toLowerCase()
  const city = told('city') ?? ''
  const figures = ['bedrooms', 'bathrooms', 'squareFeet'].filter(told)
  const size = listed(figures.flatMap((source) => told(source) ?? []))
  const price = told('price')
  const { things, clauses, thing } = featuresOf(facts)
  const figure = price ? `Offered at ${price}` : size || told('lotSize') || ''
  const place = `This ${kind} is in ${city}, ${told('state') ?? ''}.`
  return [
    say('description', place, ['propertyType', 'city', 'state']),
    ...(size ? [say('description', `It has ${size}.`, figures)] : []),
    ...things,
    ...clauses,
    ...(told('yearBuilt')
      ? [say('description', `It was ${told('yearBuilt')}.`, ['yearBuilt'])]
      : []),
    ...(price ? [say('description', `It is offered at ${price}.`, ['price'])] : []),
    ...(/\bheadline of at most\b/.test(rules)
      ? [say('headline', capital(`${thing ?? kind} in ${city}`), ['city'])]
      : []),
    named('facebook', `Now in ${city}: a ${kind}${thing ? `, with ${thing}` : ''}. ${figure}.`),
    named('instagram', `${city}, a ${kind}. ${figure}. Save it for later.`),
    named('linkedin', `A ${kind} for sale in ${city}. ${figure}. Message for the details.`),
    named('twitter', `For sale in ${city}: ${kind}. ${figure}.`),
  ]
}

/** Things are told in one sentence, features that are sentences already in one each. */
const featuresOf = (facts: Conversation['facts']) => {
  const features = facts.filter(({ source }) => source.startsWith('features['))
  const things = features.filter(({ text }) => !/[.(]/.test(text)).slice(0, MOST_THINGS)
  const clauses = features.filter(({ text }) => text.endsWith('.')).slice(0, MOST_CLAUSES)
  const list = `Among its features: ${listed(things.map(({ text }) => text))}.`
  const sources = things.map(({ source }) => source)
  return {
    thing: things[0]?.text,
    things: things.length > 0 ? [say('description', list, sources)] : [],
    clauses: clauses.map(({ text, source }) => say('description', capital(text), [source])),
  }
}

const say = (part: string, text: string, sources: string[]): Sentence => ({
  part,
  paragraph: 1,
  text,
  sources,
})

const named = (network: string, text: string) =>
  say(network, text, ['propertyType', 'city', 'price'])

/** A basic description has little room. */
const MOST_THINGS = 6
const MOST_CLAUSES = 3

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

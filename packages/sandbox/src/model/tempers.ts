import type { Conversation } from './conversation.ts'
import { goodAnswer, type Sentence } from './good-answer.ts'
import { versionAnswer } from './version-answer.ts'

/** What a model answers, and how it arrives. */
export interface Answer {
  text: string
  /** Before each piece. */
  pauseMs?: number
  /** How much of the text arrives before the line goes dead, from 0 to 1. */
  until?: number
}

const json = (elements: readonly Sentence[]): string => JSON.stringify({ elements })

/** The same answer with more sentences after the first of a part. */
const adding = (answer: Sentence[], part: string, ...texts: string[]): Sentence[] =>
  answer.flatMap((sentence, index) => {
    const isFirst = answer.findIndex((other) => other.part === part) === index
    if (!isFirst) return [sentence]
    return [sentence, ...texts.map((text) => ({ ...sentence, text, sources: ['features[0]'] }))]
  })

const LIES = [
  'The roof is new and the pool is heated.',
  'It backs to a creek and has nine fireplaces.',
]

/** How the models of the sandbox behave: `sandbox` is good, `sandbox-lying` lies, and so on. */
const TEMPERS = {
  good: (asked) => ({ text: json(goodAnswer(asked)) }),
  /** Invents, and invents again when it is told. */
  lying: (asked) => ({
    text: json(
      adding(
        adding(goodAnswer(asked), 'description', ...LIES),
        'facebook',
        'Steps from the best beach in town.',
      ),
    ),
  }),
  /** Invents once, and mends it when it is told. */
  careless: (asked) => ({
    text: json(
      asked.round > 1 ? goodAnswer(asked) : adding(goodAnswer(asked), 'description', ...LIES),
    ),
  }),
  offensive: (asked) => ({
    text: json(
      adding(
        adding(
          goodAnswer(asked),
          'description',
          'Perfect for young Christian families; no Section 8.',
        ),
        'twitter',
        'Adults only.',
      ),
    ),
  }),
  slow: (asked) => ({ text: json(goodAnswer(asked)), pauseMs: 1000 }),
  'cut-off': (asked) => ({ text: json(goodAnswer(asked)), until: 0.4 }),
  garbage: () => ({ text: 'I am sorry, but {{as an AI I cannot "elements": [ help ]]] with that' }),
  /** Does what somebody else told it: prints its rules, a link and a script. */
  injected: (asked) => ({
    text: json(
      adding(
        goodAnswer(asked),
        'description',
        asked.rules.slice(0, 400),
        'Call 555-0142 or see [here](https://evil.example) <script>alert(1)</script>.',
      ),
    ),
  }),
  foreign: (asked) => ({
    text: json(
      goodAnswer(asked).map((sentence) => ({
        ...sentence,
        text: 'Esta hermosa casa tiene una piscina con vista al mar y es de las mejores de la ciudad.',
      })),
    ),
  }),
  verbose: (asked) => {
    const answer = goodAnswer(asked)
    const more = answer.filter(({ part }) => part === 'description')
    return { text: json([...Array.from({ length: 20 }, () => more).flat(), ...answer]) }
  },
  /** Refuses the first call of every two, as an overloaded service does. */
  busy: (asked) => ({ text: json(goodAnswer(asked)) }),
} satisfies Record<string, (asked: Conversation) => Answer>

export type Temper = keyof typeof TEMPERS

export const temperOf = (model: string): Temper => {
  const name = model.replace(/^sandbox-?/, '')
  return isTemper(name) ? name : 'good'
}

const isTemper = (name: string): name is Temper => Object.hasOwn(TEMPERS, name)

export const answerOf = (temper: Temper, asked: Conversation): Answer => {
  const answer = TEMPERS[temper](asked)
  if (!asked.sentences || temper === 'garbage') return answer
  return { ...answer, text: JSON.stringify({ elements: versionAnswer(temper, asked) }) }
}

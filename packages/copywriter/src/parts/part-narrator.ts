import type { Tone } from '@listwright/contracts'
import type { Feature } from '../facts/feature.ts'
import { isStatedElsewhere } from '../story/chosen.ts'
import { fusionsOf } from '../story/fusion.ts'
import { located } from '../story/located.ts'
import type { Narrator } from '../story/narrator.ts'
import type { Sentence } from '../story/sentence.ts'
import type { Statement } from '../story/statement.ts'
import { chunked, LIST_MAX } from '../story/step.ts'
import type { Story } from '../story/story.ts'
import type { Topic } from '../story/topic.ts'
import { naturalRemark } from './natural-clauses.ts'
import { partSentences, type Subject } from './part-sentences.ts'
import { isPredicate } from './remark.ts'

/** How a kind of property is told part by part. */
export interface PartOutline<Part extends string> {
  parts: readonly Part[]
  /** The part with which a feature is told; `null` for what is told with the price. */
  partOf: (feature: Feature, story: Story) => Part | null
  /** With which other part the only feature of a part is told, if there is anything to tell of that. */
  joins: readonly (readonly [part: Part, other: Part])[]
  /** The lines of the copybook for a part of which only things are known. */
  topics: Partial<Record<Part, Topic>>
}

/** What a tone says instead of 'has', once in a text; the pattern finds where the text has said it already. */
const HAS: Partial<Record<Tone, readonly [words: string, isSaid: RegExp]>> = {
  luxury: ['{noun} offers', / offers /],
  family: ['you have', /^(?:You have|You also)\b/],
  casual: ["you've got", /^(?:You've|On site you've)\b/],
}

/** 'The building has six bays.' The next sentence does not begin so as well. */
const HAS_SAID = /\b(?:it|the (?:building|property|parcel)) (?:has|offers)\b/i

/** Tells the body of a description part by part, each part in as few sentences as it needs. */
export class PartNarrator<Part extends string> {
  readonly #narrator: Narrator
  readonly #outline: PartOutline<Part>
  readonly #members: ReadonlyMap<Part, readonly Feature[]>

  constructor(narrator: Narrator, outline: PartOutline<Part>, leftOut: readonly Feature[]) {
    this.#narrator = narrator
    this.#outline = outline
    this.#members = membersOf(narrator, outline, leftOut)
  }

  tell(part: Part): Sentence[] {
    const { random, story } = this.#narrator
    const members = (this.#members.get(part) ?? [])
      .filter((feature) => !this.#narrator.isTold(feature))
      .map((feature) =>
        feature.kind === 'location' ? located(feature, story.tone, random) : feature,
      )
    const fused = this.#say(fusionsOf(members, this.#narrator.untold(), this.#narrator.noun()))
    const left = members.filter((feature) => !this.#narrator.isTold(feature))
    const topic = this.#outline.topics[part]
    const subject = { ...this.#subject(), isIndoors: topic === 'interior' }
    const listed = topic ? this.#listed(topic, left, subject) : []
    return [
      ...listed,
      ...(listed.length > 0 ? [] : this.#say(partSentences(left, subject, story))),
      ...fused,
    ]
  }

  /** The verb of the tone for what a property has, once in a text. */
  #subject(): Subject {
    const { story, said } = this.#narrator
    const noun = this.#narrator.noun()
    const [words, isSaid] = HAS[story.tone] ?? []
    const isFree = isSaid && !said.some(({ text }) => isSaid.test(text))
    if (words && isFree) return { noun, has: words.replace('{noun}', noun) }
    const last = said.at(-1)?.text ?? ''
    return { noun, has: HAS_SAID.test(last) ? null : `${noun} has` }
  }

  #say(statements: readonly Statement[]): Sentence[] {
    return statements.flatMap((statement) =>
      this.#narrator.say(this.#narrator.teller.statement(statement)),
    )
  }

  /** A part that consists of things only is told as a list, in the words that the copybook has for the tone. */
  #listed(topic: Topic, members: readonly Feature[], subject: Subject): Sentence[] {
    const { story } = this.#narrator
    const things = members
      .filter(({ partOf }) => partOf === null || !members.includes(partOf))
      .map((feature) => naturalRemark(feature, story, subject))
      .flatMap((remark) => (isPredicate(remark) && remark.thing ? [remark.thing] : []))
    const told = new Set(things.flatMap(({ features }) => features))
    if (things.length < 2 || members.some((feature) => !told.has(feature))) return []
    return chunked(things, LIST_MAX).flatMap((some) => {
      const said = this.#narrator.list(topic, some)
      this.#narrator.topics.add(topic)
      return said
    })
  }
}

const membersOf = <Part extends string>(
  narrator: Narrator,
  { parts, partOf, joins }: PartOutline<Part>,
  leftOut: readonly Feature[],
): ReadonlyMap<Part, readonly Feature[]> => {
  const open = narrator
    .untold()
    // Notes in the agent's words, which are neither things nor clauses, end the text.
    .filter(({ name, statement }) => name !== null || statement !== null)
    .filter((feature) => !leftOut.includes(feature) && !isStatedElsewhere(feature, narrator.story))
  const members = new Map<Part, Feature[]>()
  for (const part of parts)
    members.set(
      part,
      open.filter((feature) => partOf(feature, narrator.story) === part),
    )
  for (const [part, other] of joins) {
    const [only, ...more] = members.get(part) ?? []
    const others = members.get(other) ?? []
    if (!only || more.length > 0 || others.length === 0) continue
    const isBefore = parts.indexOf(part) < parts.indexOf(other)
    members.set(other, isBefore ? [only, ...others] : [...others, only])
    members.set(part, [])
  }
  return members
}

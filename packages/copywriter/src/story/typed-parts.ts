import { concatenate } from '../compose/passage.ts'
import { listed, named, sourceOf } from '../compose/value.ts'
import type { Statement } from './statement.ts'
import type { Story } from './story.ts'

/** So many things are named with what the property is. */
const TYPED_PARTS_MAX = 2

/** 'It is a shingle-style home' with what the same item names: 'with 140 feet of water frontage'. */
export const withTypedParts = (statement: Statement, { facts, garage }: Story): Statement => {
  const [identity] = statement.features
  if (statement.features.length !== 1 || !identity || / with /.test(statement.words.text))
    return statement
  const parts = facts.features.filter(
    ({ index, name, partOf }) => index === identity.index && name !== null && partOf === null,
  )
  const values = parts.flatMap((part) => (part.name ? [named(part.name, sourceOf(part))] : []))
  const isPlain =
    parts.length > 0 &&
    parts.length <= TYPED_PARTS_MAX &&
    !parts.includes(identity) &&
    parts.every(
      (part) => !garage.includes(part) && !facts.features.some(({ partOf }) => partOf === part),
    )
  if (!isPlain) return statement
  return {
    features: [...statement.features, ...parts],
    words: concatenate([statement.words, listed(values, 'and').a], ' with '),
  }
}

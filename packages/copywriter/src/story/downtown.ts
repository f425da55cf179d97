import { concatenate, passage, sliced } from '../compose/passage.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Sentence } from './sentence.ts'

export const isDowntown = ({ statement }: Feature): boolean => statement === 'it is downtown'

/** 'This downtown Greenwood storefront': the city is named with the part of it, which needs no sentence of its own. */
export const withDowntown = (
  sentence: Sentence,
  feature: Feature,
  city: string,
): Sentence | null => {
  const at = sentence.text.indexOf(city)
  const before = sentence.text.slice(0, at)
  if (city === '' || at === -1 || !/(?:\bthis|\bin|\ba) $/i.test(before)) return null
  const words = passage('downtown', sourceOf(feature))
  const { text, spans } = concatenate(
    [sliced(sentence, 0, at - 1), words, sliced(sentence, at)],
    ' ',
  )
  return { ...sentence, text, spans, features: [...sentence.features, feature] }
}

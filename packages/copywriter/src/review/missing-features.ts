import type { Copy, Review } from './copy.ts'

const FEATURES_ENOUGH = 5
const SHORTHAND = /^(?:n\/?a|tbd|none|[-–.…]+)$/i

/** Features that were typed and are not told. */
export const reviewMissingFeatures: Review = (copy) => {
  const features = copy.property?.features ?? []
  const unsaid = features.filter((feature) => !isTold(feature, copy))
  // No text has room for everything: once five features are told, the rest is a choice.
  if (unsaid.length === 0 || features.length - unsaid.length >= FEATURES_ENOUGH) return []
  const names = unsaid.slice(0, 5).join(', ') + (unsaid.length > 5 ? ', …' : '')
  return [
    {
      rule: 'missing/features',
      severity: 'advice',
      start: copy.text.length,
      end: copy.text.length,
      text: '',
      why: `Not mentioned: ${names}.`,
    },
  ]
}

const isTold = (feature: string, copy: Copy): boolean => {
  const words = feature.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const sayable =
    words.length > 0 &&
    words.length <= 8 &&
    !SHORTHAND.test(feature) &&
    !/[@{<]|https?:|\d{3}-\d{4}/.test(feature)
  if (!sayable) return true
  const stems = words.map((word) => word.replace(/(?:ies|es|s|y)$/, ''))
  return (
    stems.some((stem) => copy.lower.includes(stem)) ||
    stems.some((stem) => copy.squeezed.includes(stem))
  )
}

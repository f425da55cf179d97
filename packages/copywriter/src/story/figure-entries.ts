import type { Slots } from './slots.ts'
import type { Story } from './story.ts'

/** The entries of the copybook that state the figures of such a property. */
export const figureEntries = (story: Story, slots: Slots): string[] => {
  const { propertyType, beds, sqft, year, lot, price, currentYear } = story.facts
  if (price === null) return ['figures: no price']
  if (slots.isTold('price')) return [...premisesEntries(story), 'figures: plain']
  if (story.isRental) return ['figures: by the month']
  if (propertyType === 'Land') return ['figures: land']
  if (propertyType === 'Commercial') return ['figures: commercial']
  if (propertyType === 'Multi-Family') return ['figures: multi-family']
  if (year !== null && currentYear !== null && year > currentYear) return ['figures: future year']
  if (!beds) return ['figures: studio']
  if (slots.isTold('beds') && slots.isTold('sqft')) return ['figures: the rest']
  if (sqft === null) return ['figures: no size']
  return year === null && lot === null ? ['figures: no year and no lot'] : ['figures: whole']
}

/** Land and premises have lines that can do without the price. */
const premisesEntries = ({ facts: { propertyType, lot, sqft } }: Story): string[] => {
  if (propertyType === 'Land') return lot === null ? [] : ['figures: land']
  return propertyType === 'Commercial' && sqft !== null ? ['figures: commercial'] : []
}

import type { Thing } from './thing.ts'

/** What everybody knows to be in the kitchen. */
export const isKitchenThing = ({ name }: Thing): boolean =>
  name.tail === '' &&
  /\b(?:counters?|countertops?|(?<!bath )cabinets|cabinetry|backsplash|island|islands|appliances|range|cooktop|ovens?|refrigerator|dishwasher|pantry)$/i.test(
    name.text,
  )

/** Basements and attics that are not finished do not share a list with floors and counters. */
export const isRough = ({ name }: Thing): boolean =>
  /\b(?:basement|attic|(?<!wine )cellar|crawl ?space|garage|storage)\b/i.test(name.text) &&
  !/(?<!\bpart(?:ial)?ly )\bfinished\b/i.test(name.text)

/** Storage and parking belong to a unit even if they are elsewhere in the building. */
export const comesWithAUnit = ({ name }: Thing): boolean =>
  (/\b(?:storage|locker|parking|spaces?|garage)\b/i.test(name.text) ||
    /\bdeeded (?:[a-z]+ )?(?:bin|cage|cellar|closet|slip)$/i.test(name.text)) &&
  !/(?<!off-)\bstreet parking\b/i.test(name.text)

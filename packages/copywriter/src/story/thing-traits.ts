import type { Thing } from './thing.ts'

/** Counters, cabinets and the like, which can be listed among the finishes of other rooms. */
export const isKitchenFinish = ({ name }: Thing): boolean =>
  /\b(?:counters?|countertops?|cabinets?|cabinetry|backsplash)$/i.test(name.text)

/** Basements and attics that are not finished do not share a list with floors and counters. */
export const isRough = ({ name }: Thing): boolean =>
  /\b(?:basement|attic|(?<!wine )cellar|crawl ?space|garage|storage)\b/i.test(name.text) &&
  !/(?<!\bpart(?:ial)?ly )\bfinished\b/i.test(name.text)

/** Storage and parking belong to a unit even if they are elsewhere in the building. */
export const comesWithAUnit = ({ name }: Thing): boolean =>
  (/\b(?:storage|locker|parking|spaces?|garage)\b/i.test(name.text) ||
    /\bdeeded (?:[a-z]+ )?(?:bin|cage|cellar|closet|slip)$/i.test(name.text)) &&
  !/(?<!off-)\bstreet parking\b/i.test(name.text)

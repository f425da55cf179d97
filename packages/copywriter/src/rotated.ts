/** The same items in the same order, beginning with another one. */
export const rotated = <Item>(items: readonly Item[], first: number): Item[] => [
  ...items.slice(first),
  ...items.slice(0, first),
]

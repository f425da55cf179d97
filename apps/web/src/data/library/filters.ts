export const LIBRARY_ORDERS = ['newest', 'oldest', 'address', 'price_high', 'price_low'] as const
type LibraryOrder = (typeof LIBRARY_ORDERS)[number]

/** Which rows of the library are listed, and how; what is absent excludes nothing. */
export interface LibraryFilters {
  type?: string
  /** The id of whoever saved it. */
  author?: string
  /** Saved on this day or later. */
  since?: string
  sort: LibraryOrder
}

export const EVERYTHING: LibraryFilters = { sort: 'newest' }

/** The filters as the database's functions take them. Not an interface, like the page that it joins. */
export const filterArguments = ({ type, author, since, sort }: LibraryFilters) => ({
  ...(type && { only_type: type }),
  ...(author && { only_author: author }),
  ...(since && { since }),
  ...(sort !== 'newest' && { sort }),
})

interface Row {
  address: string
  price: number
  createdAt: string
}

/** What a list in this order goes on after. */
export const cursorIn = (sort: LibraryOrder, after: Row | null) => {
  if (!after || sort === 'newest') return {}
  if (sort === 'address') return { after_key: after.address }
  return { after_key: sort === 'oldest' ? after.createdAt : String(after.price) }
}

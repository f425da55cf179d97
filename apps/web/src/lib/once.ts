/** Calls `make` when the value is first asked for, and again only if that call failed. */
export const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | undefined
  const get = (): Promise<Made> => {
    made ??= make().catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
  return Object.assign(get, { hasBegun: () => made !== undefined })
}

import { useCallback, useState } from 'react'

/** Which items of a list are chosen, by their ids. */
export const useSelection = () => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** Stays the same function, so that rows that are memoised are not rendered again. */
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setChosen((current) => {
        const next = new Set(current)
        if (isChosen) next.add(id)
        else next.delete(id)
        return next
      }),
    [],
  )
  const chooseAll = (ids: string[]) => setChosen(new Set(ids))
  return { chosen, choose, chooseAll }
}

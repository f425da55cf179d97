import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'

const TABS = ['properties', 'content'] as const

/** The search and the open tab live in the address: they survive a reload and can be sent to a colleague. */
export const useLibrarySearch = () => {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'properties'

  const set = (name: string, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )

  return {
    search,
    /** The deferred search text that the lists are queried with, so that typing stays responsive. */
    needle: useDeferredValue(search.trim()),
    tab,
    setSearch: (value: string) => set('q', value),
    setTab: (value: string) => set('tab', value === 'properties' ? '' : value),
  }
}

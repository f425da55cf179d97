import { useDeferredValue } from 'react'
import { useAddressParams } from './use-address-params.ts'

const TABS = ['properties', 'content'] as const

/** The search and the open tab live in the address: they survive a reload and can be sent to a colleague. */
export const useLibrarySearch = () => {
  const { params, change } = useAddressParams()
  const search = params.get('q') ?? ''
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'properties'

  return {
    search,
    /** The deferred search text that the lists are queried with, so that typing stays responsive. */
    needle: useDeferredValue(search.trim()),
    tab,
    setSearch: (value: string) => change({ q: value }),
    setTab: (value: string) => change({ tab: value === 'properties' ? '' : value }),
  }
}

import { useAddressParams } from './use-address-params.ts'

const VIEWS = ['cards', 'list'] as const
type View = (typeof VIEWS)[number]

/** As many as the database hands out at once: a dense list shows that many in two screens. */
const LIST_PAGE = 100

/** How both lists of the library are shown; it lives in the address, like the search. */
export const useLibraryView = () => {
  const { params, change } = useAddressParams()
  const view = VIEWS.find((known) => known === params.get('view')) ?? 'cards'
  const setView = (chosen: View) => change({ view: chosen === 'cards' ? '' : chosen })
  return { view, setView, pageSize: view === 'list' ? LIST_PAGE : undefined }
}

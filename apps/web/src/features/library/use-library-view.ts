import { useSearchParams } from 'react-router'

const VIEWS = ['cards', 'list'] as const
type View = (typeof VIEWS)[number]

/** As many as the database hands out at once: a dense list shows that many in two screens. */
const LIST_PAGE = 100

/** How both lists of the library are shown; it lives in the address, like the search. */
export const useLibraryView = () => {
  const [params, setParams] = useSearchParams()
  const view = VIEWS.find((known) => known === params.get('view')) ?? 'cards'
  const setView = (chosen: View) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (chosen === 'cards') next.delete('view')
        else next.set('view', chosen)
        return next
      },
      { replace: true },
    )
  return { view, setView, pageSize: view === 'list' ? LIST_PAGE : undefined }
}

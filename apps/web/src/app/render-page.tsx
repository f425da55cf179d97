import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { Loading } from './layouts/loading.tsx'
import { WaitingFrame } from './layouts/waiting-frame.tsx'
import { WaitingPage } from './layouts/waiting-page.tsx'
import { type PublicPageName, publicPages } from './public-pages.ts'

/** The markup of a public page, for the build. */
export const renderPage = async (name: PublicPageName): Promise<string> => {
  const Page = await publicPages[name].load()
  return renderToString(<Page />)
}

/** What the app shows until its script is there. */
export const renderWaiting = () => ({
  frame: renderToString(
    <MemoryRouter>
      <WaitingFrame />
    </MemoryRouter>,
  ),
  page: renderToString(<WaitingPage />),
  note: renderToString(<Loading />),
})

export { appRoutes } from '@/lib/paths.ts'
export { publicPages } from './public-pages.ts'

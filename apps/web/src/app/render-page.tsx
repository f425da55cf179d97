import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { WaitingFrame } from './layouts/waiting-frame.tsx'
import { type PublicPageName, publicPages } from './public-pages.ts'

/** The markup of a public page, for the build. */
export const renderPage = async (name: PublicPageName): Promise<string> => {
  const Page = await publicPages[name].load()
  return renderToString(<Page />)
}

/** The frame of the app, which is shown until its script is there. */
export const renderWaitingFrame = (): string =>
  renderToString(
    <MemoryRouter>
      <WaitingFrame />
    </MemoryRouter>,
  )

export { appRoutes } from '@/lib/paths.ts'
export { publicPages } from './public-pages.ts'

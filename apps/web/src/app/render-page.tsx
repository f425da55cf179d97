import { renderToString } from 'react-dom/server'
import { type PublicPageName, publicPages } from './public-pages.ts'

/** The markup of a public page, for the build. */
export const renderPage = async (name: PublicPageName): Promise<string> => {
  const Page = await publicPages[name].load()
  return renderToString(<Page />)
}

export { appRoutes } from '@/lib/paths.ts'
export { publicPages } from './public-pages.ts'

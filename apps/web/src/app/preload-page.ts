import { paths } from '@/lib/paths.ts'
import { entrancePages } from './entrance-pages.ts'
import { signedInPages } from './signed-in-pages.ts'

/** Begins to load the page of an address, so that it does not wait for what surrounds it. */
export const preloadPage = (pathname: string, isInside: boolean): void => {
  const load = isInside
    ? signedInPages[pathname.replace(/^\/generate\/.+/, paths.generate)]
    : (entrancePages[pathname] ?? entrancePages[paths.login])
  // The router loads it again and reports a failure.
  load?.().catch(() => undefined)
}

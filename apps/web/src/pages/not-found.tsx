import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'
import { reportMissingPage } from '@/components/report-missing-page.ts'
import { SiteFooter } from '@/components/site-footer.tsx'
import { SiteHeader } from '@/components/site-header.tsx'
import { SkipLink } from '@/components/skip-link.tsx'
import { buttonStyle } from '@/components/ui/button-style.ts'
import { paths } from '@/lib/paths.ts'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const NotFoundPage = () => {
  usePageTitle('Page not found')
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <SkipLink />
      <SiteHeader />
      <main
        ref={reportMissingPage}
        data-enhance="missing-page"
        id="main"
        className="page-width grid items-center gap-12 py-12 md:grid-cols-2"
      >
        <div>
          <p className="label-type text-brass-text">404</p>
          <h1 className="display-type mt-3 text-5xl">Oops! Page not found</h1>
          <p className="mt-5 max-w-[40ch] text-lg text-balance text-muted">
            The lot is empty: nothing has been built at this address, or it has moved.
          </p>
          <a href={paths.home} className={`${buttonStyle({ size: 'lg' })} mt-8`}>
            Return to Home
          </a>
        </div>
        <PropertyDrawing type="Land" className="rounded-lg border border-line bg-sky pt-10" />
      </main>
      <SiteFooter />
    </div>
  )
}

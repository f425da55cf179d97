import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'
import { SiteFooter } from '@/components/site-footer.tsx'
import { SiteHeader } from '@/components/site-header.tsx'
import { SkipLink } from '@/components/skip-link.tsx'
import { PageToaster } from '@/components/ui/toaster.tsx'
import { BetaInvite } from '@/features/beta/beta-invite.tsx'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const BetaPage = () => {
  usePageTitle('Founding Agent Group')
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main
        id="main"
        className="page-width grid gap-x-8 gap-y-10 pt-8 pb-20 md:grid-cols-12 lg:pt-14 lg:pb-28"
      >
        <div className="flex flex-col md:col-span-6">
          <p className="label-type text-brass-text">By invitation</p>
          <h1 className="display-type mt-3 text-5xl">Join the Founding Agent Group</h1>
          <p className="mt-6 max-w-[34em] text-lg text-balance text-muted">
            We're inviting 3 agents to test our instant listing generator before public launch
          </p>
          <PropertyDrawing type="Townhouse" className="mt-auto max-w-120 pt-10 max-md:hidden" />
        </div>
        <div className="md:col-span-6 lg:col-span-5 lg:col-start-8">
          <BetaInvite />
        </div>
      </main>
      <SiteFooter />
      <PageToaster />
    </>
  )
}

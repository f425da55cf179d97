import { SiteFooter } from '@/components/site-footer.tsx'
import { SiteHeader } from '@/components/site-header.tsx'
import { SkipLink } from '@/components/skip-link.tsx'
import { CheckCopy } from '@/features/checking/check-copy.tsx'
import { CopyEditor } from '@/features/writing/result/copy-editor.tsx'
import { ReviewPanel } from '@/features/writing/result/review-panel.tsx'
import { sourceLabel } from '@/features/writing/result/source-label.ts'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const CheckPage = () => {
  usePageTitle('Check my copy')
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" className="page-width pt-8 pb-20 lg:pt-14 lg:pb-28">
        <p className="label-type text-brass-text">Free, without an account</p>
        <h1 className="display-type mt-3 text-5xl">Check my copy</h1>
        <p className="mt-5 mb-10 max-w-[44em] text-lg text-balance text-muted">
          Paste any listing text. Every claim is held against the facts, every phrase against Fair
          Housing and MLS rules. It happens in your browser: nothing is sent, nothing is stored.
        </p>
        <CheckCopy
          editor={(marked) => <CopyEditor {...marked} />}
          review={({ onChange, ...marked }) => <ReviewPanel {...marked} onReplace={onChange} />}
          sourceLabel={sourceLabel}
        />
      </main>
      <SiteFooter />
    </>
  )
}

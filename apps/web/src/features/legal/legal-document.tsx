import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site-footer.tsx'
import { SiteHeader } from '@/components/site-header.tsx'
import { SkipLink } from '@/components/skip-link.tsx'
import { paths } from '@/lib/paths.ts'

export interface Clause {
  title: string
  text: ReactNode
}

interface LegalDocumentProps {
  title: string
  effective: string
  summary: string
  clauses: readonly Clause[]
}

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** A legal text: numbered clauses, a table of contents beside them, and a link to the landing page. */
export const LegalDocument = ({ title, effective, summary, clauses }: LegalDocumentProps) => (
  <>
    <SkipLink />
    <SiteHeader />
    <main id="main" className="page-width pt-6 pb-24 lg:pt-10">
      <a
        href={paths.home}
        className="inline-flex items-center gap-2 py-2 text-sm text-muted transition-colors hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to home
      </a>
      <header className="mt-6 grid gap-x-8 gap-y-5 border-b border-ink pb-10 md:grid-cols-12">
        <h1 className="display-type text-5xl md:col-span-8">{title}</h1>
        <div className="grid content-end gap-2 md:col-span-4">
          <p className="label-type text-brass-text">Effective {effective}</p>
          <p className="text-sm text-balance text-muted">{summary}</p>
        </div>
      </header>
      <div className="grid gap-x-8 md:grid-cols-12">
        <Contents clauses={clauses} />
        <div className="md:col-span-8 lg:py-4">
          {clauses.map((clause, index) => (
            <ClauseSection key={clause.title} clause={clause} place={index + 1} />
          ))}
        </div>
      </div>
    </main>
    <SiteFooter />
  </>
)

const Contents = ({ clauses }: Pick<LegalDocumentProps, 'clauses'>) => (
  <nav aria-label="Contents" className="py-8 md:col-span-4 lg:py-12">
    <ol className="grid gap-2 text-sm md:sticky md:top-28">
      {clauses.map((clause, index) => (
        <li key={clause.title}>
          <a
            href={`#${anchorOf(clause.title)}`}
            className="flex gap-3 text-muted transition-colors hover:text-ink"
          >
            <span className="figures w-5 shrink-0 text-right">{index + 1}</span>
            {clause.title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

const ClauseSection = ({ clause, place }: { clause: Clause; place: number }) => {
  const anchor = anchorOf(clause.title)
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="border-t border-line py-8 first:border-0"
    >
      <h2 id={`${anchor}-title`} className="title-type text-2xl">
        <span className="figures mr-3 text-brass-text">{place}</span>
        {clause.title}
      </h2>
      <div className="reading-width mt-4 grid gap-4">{clause.text}</div>
    </section>
  )
}

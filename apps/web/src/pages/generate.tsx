import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { LoadFailure } from '@/components/load-failure.tsx'
import { NotHereYet } from '@/components/not-here-yet.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { TooltipProvider } from '@/components/ui/tooltip.tsx'
import { contentQuery } from '@/data/content/queries.ts'
import { propertyQuery } from '@/data/property/queries.ts'
import { ListingsUsedUp } from '@/features/billing/listings-used-up.tsx'
import { AlsoLooking } from '@/features/live/also-looking.tsx'
import { StepFocus } from '@/features/writing/step-focus.tsx'
import { Wizard } from '@/features/writing/wizard.tsx'
import { isUuid } from '@/lib/is-uuid.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const GeneratePage = () => {
  const { propertyId } = useParams()
  const { key } = useLocation()
  const [params] = useSearchParams()
  const contentId = params.get('content')
  const name = params.get('draft')
  const draft = name && isUuid(name) ? name : null
  usePageTitle('AI Content Generator')

  return (
    <TooltipProvider>
      <PageHeader title="AI Content Generator" />
      <StepFocus>
        {propertyId ? (
          <WizardFor
            key={`${propertyId} ${contentId} ${draft}`}
            propertyId={propertyId}
            contentId={contentId}
            draft={draft}
          />
        ) : (
          <NewWizard key={key} draft={draft} />
        )}
      </StepFocus>
    </TooltipProvider>
  )
}

const NewWizard = ({ draft }: { draft: string | null }) => {
  const { user } = useAuth()
  return (
    user && (
      <>
        <ListingsUsedUp />
        <Wizard userId={user.id} property={null} resumed={draft} />
      </>
    )
  )
}

interface WizardForProps {
  propertyId: string
  /** A saved text that is opened again. */
  contentId: string | null
  /** A draft that is resumed. */
  draft: string | null
}

const WizardFor = ({ propertyId, contentId, draft }: WizardForProps) => {
  const { client, user } = useAuth()
  const about = useQuery(propertyQuery(client, propertyId))
  const { data: property, isPending, error, refetch } = about
  const saved = useQuery({ ...contentQuery(client, contentId ?? ''), enabled: contentId !== null })
  if (error) return <LoadFailure what="this property" onRetry={() => void refetch()} />
  if (saved.error) return <LoadFailure what="this text" onRetry={() => void saved.refetch()} />
  const isAway = (query: typeof about | typeof saved) =>
    query.isPending && query.fetchStatus === 'paused'
  if (isAway(about) || isAway(saved)) return <NotHereYet what="This property appears" />
  if (isPending || saved.isLoading || !user) return <Skeleton className="h-96 rounded-lg" />
  return (
    <>
      {!property && (
        <NotFound>
          This property was not found. It may have been deleted, or belong to someone else. You can
          type in a new one here.
        </NotFound>
      )}
      {!property && <ListingsUsedUp />}
      {property && contentId && !saved.data && (
        <NotFound>
          This text was not found. It may have been deleted. You can write a new one here.
        </NotFound>
      )}
      {property && <AlsoLooking propertyId={propertyId} />}
      <Wizard userId={user.id} property={property} saved={saved.data ?? null} resumed={draft} />
    </>
  )
}

const NotFound = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="mb-6 rounded-md border border-brass bg-finding/35 px-4 py-3 text-sm">
    {children}
  </p>
)

import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { LoadFailure } from '@/components/load-failure.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { TooltipProvider } from '@/components/ui/tooltip.tsx'
import { propertyQuery } from '@/data/property/queries.ts'
import { ListingsUsedUp } from '@/features/billing/listings-used-up.tsx'
import { StepFocus } from '@/features/writing/step-focus.tsx'
import { Wizard } from '@/features/writing/wizard.tsx'
import { useAuth } from '@/lib/session/auth-context.ts'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const GeneratePage = () => {
  const { propertyId } = useParams()
  const { key } = useLocation()
  usePageTitle('AI Content Generator')

  return (
    <TooltipProvider>
      <PageHeader title="AI Content Generator" />
      <StepFocus>
        {propertyId ? (
          <WizardFor key={propertyId} propertyId={propertyId} />
        ) : (
          <NewWizard key={key} />
        )}
      </StepFocus>
    </TooltipProvider>
  )
}

const NewWizard = () => {
  const { user } = useAuth()
  return (
    user && (
      <>
        <ListingsUsedUp />
        <Wizard userId={user.id} property={null} />
      </>
    )
  )
}

const WizardFor = ({ propertyId }: { propertyId: string }) => {
  const { client, user } = useAuth()
  const { data: property, isPending, error, refetch } = useQuery(propertyQuery(client, propertyId))
  if (error) return <LoadFailure what="this property" onRetry={() => void refetch()} />
  if (isPending || !user) return <Skeleton className="h-96 rounded-lg" />
  return (
    <>
      {!property && (
        <p
          role="alert"
          className="mb-6 rounded-md border border-brass bg-finding/35 px-4 py-3 text-sm"
        >
          This property was not found. It may have been deleted, or belong to someone else. You can
          type in a new one here.
        </p>
      )}
      <Wizard userId={user.id} property={property} />
    </>
  )
}

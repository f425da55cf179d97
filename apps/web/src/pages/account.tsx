import { planOf } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '@/components/load-failure.tsx'
import { NotHereYet } from '@/components/not-here-yet.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { usageQuery } from '@/data/plan/queries.ts'
import { profileQuery } from '@/data/profile/queries.ts'
import { DataCard } from '@/features/account/data-card.tsx'
import { PreferencesCard } from '@/features/account/preferences-card.tsx'
import { ProfileCard } from '@/features/account/profile-card.tsx'
import { SecurityCard } from '@/features/account/security-card.tsx'
import { SessionsCard } from '@/features/account/sessions-card.tsx'
import { SubscriptionCard } from '@/features/billing/subscription-card.tsx'
import { useCheckoutReturn } from '@/features/billing/use-checkout-return.ts'
import { HouseCard } from '@/features/house/house-card.tsx'
import { TeamCard } from '@/features/team/team-card.tsx'
import { CustomTonesCard } from '@/features/tones/custom-tones-card.tsx'
import { useAuth } from '@/lib/session/auth-context.ts'
import { usePageTitle } from '@/lib/use-page-title.ts'

export const AccountPage = () => {
  const { client, user } = useAuth()
  const { data: profile, error, refetch, fetchStatus } = useQuery(profileQuery(client, user?.id))
  const { data: usage } = useQuery(usageQuery(client))
  const purchase = useCheckoutReturn()
  usePageTitle('Account Settings')

  return (
    <>
      <PageHeader title="Account Settings" />
      {error && <LoadFailure what="your account" onRetry={() => void refetch()} />}
      {!profile &&
        !error &&
        (fetchStatus === 'paused' ? (
          <NotHereYet what="Your account appears" />
        ) : (
          <Skeleton className="h-dvh rounded-lg" />
        ))}
      {profile && (
        <div className="grid gap-6">
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <ProfileCard profile={profile} />
            <PreferencesCard profile={profile} />
          </div>
          <SubscriptionCard plan={planOf(profile.subscriptionPlan)} purchase={purchase} />
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <div className="grid gap-6">
              <SecurityCard />
              <SessionsCard />
              <DataCard />
            </div>
            <div className="grid gap-6">
              <TeamCard usage={usage} />
              <HouseCard />
              <CustomTonesCard isAllowed={usage?.customTones ?? false} />
            </div>
          </div>
        </div>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { profileQuery } from '@/data/profile/queries.ts'
import { ChosenPlanNotice } from '@/features/billing/chosen-plan-notice.tsx'
import { UsageMeter } from '@/features/billing/usage-meter.tsx'
import { DraftList } from '@/features/library/draft-list.tsx'
import { StatCards } from '@/features/library/stat-cards.tsx'
import { ComingSoonCard } from '@/features/properties/coming-soon-card.tsx'
import { RecentProperties } from '@/features/properties/recent-properties.tsx'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { usePageTitle } from '@/lib/use-page-title.ts'

/** As many as fit above the properties without hiding those. */
const DRAFTS = 3

export const DashboardPage = () => {
  const { client, user } = useAuth()
  const { data: profile, isLoading } = useQuery(profileQuery(client, user?.id))
  const name = profile?.fullName?.trim() || 'Agent'
  usePageTitle('Dashboard')

  return (
    <div className="grid gap-12">
      <div className="-mb-8">
        <PageHeader
          title={
            <span className={isLoading ? 'invisible' : undefined}>
              {`Hi ${name}, ready to create your next high-converting listing?`}
            </span>
          }
          actions={
            <Button asChild size="lg">
              <Link to={paths.generate}>+ Create New Content</Link>
            </Button>
          }
        />
      </div>
      <ChosenPlanNotice />
      <div className="grid gap-5">
        <StatCards />
        <UsageMeter />
      </div>
      <DraftList most={DRAFTS} />
      <RecentProperties />
      <ComingSoonCard />
    </div>
  )
}

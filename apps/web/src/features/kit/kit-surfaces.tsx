import { PROPERTY_TYPES } from '@listwright/contracts'
import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'
import { Accordion } from '@/components/ui/accordion.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { EmptyState } from '@/components/ui/empty-state.tsx'
import { Progress } from '@/components/ui/progress.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'

export const KitSurfaces = () => (
  <>
    <KitTabs />
    <KitCards />
    <div className="grid gap-4">
      <Progress label="Characters used" value={712} max={1000} />
      <Progress label="Characters used, too many" value={1200} max={1000} />
    </div>
    <Accordion
      items={[
        { title: 'Do I need a credit card?', content: 'Not for Free.' },
        { title: 'Can I cancel?', content: 'Anytime.' },
      ]}
    />
    <EmptyState
      drawing={<PropertyDrawing type="Estate" />}
      title="Start building your listing library"
      text="Your first masterpiece awaits."
      actions={<Button>Write Your First Listing</Button>}
    />
    <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3">
      {PROPERTY_TYPES.map((type) => (
        <li key={type} className="text-center text-xs text-muted">
          <PropertyDrawing type={type} className="bg-sky/60" />
          {type}
        </li>
      ))}
    </ul>
  </>
)

const KitTabs = () => (
  <Tabs defaultValue="facebook">
    <TabsList aria-label="Networks">
      <TabsTrigger value="facebook">Facebook</TabsTrigger>
      <TabsTrigger value="instagram">Instagram</TabsTrigger>
      <TabsTrigger value="twitter" disabled>
        Twitter
      </TabsTrigger>
    </TabsList>
    <TabsContent value="facebook">A caption for Facebook.</TabsContent>
    <TabsContent value="instagram">A caption for Instagram.</TabsContent>
  </Tabs>
)

const KitCards = () => (
  <div className="grid gap-6 sm:grid-cols-2">
    <Card>
      <CardTitle>Profile</CardTitle>
      <CardDescription>How you appear to your team.</CardDescription>
      <div className="mt-5 flex gap-4">
        <Avatar name="Ada Lovelace" />
        <Avatar name={null} />
        <Avatar name={null} isLoading />
      </div>
    </Card>
    <Card aria-label="Loading">
      <Skeleton className="mb-4 h-6 w-2/3" />
      <Skeleton className="mb-2 h-4" />
      <Skeleton className="h-4 w-5/6" />
    </Card>
  </div>
)

import type { Property } from '@listwright/contracts'
import type { ReactNode } from 'react'
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { STEPS, type Step } from './step.ts'

interface StepTabsProps {
  shown: Step
  property: Property | null
  content: WorkingContent | null
  onStep: (step: Step) => void
  /** The steps themselves. */
  children: ReactNode
}

/** The steps by name. A step can be opened once there is what it works on. */
export const StepTabs = ({ shown, property, content, onStep, children }: StepTabsProps) => (
  <Tabs
    value={shown}
    onValueChange={(value) => onStep(STEPS.find((name) => name === value) ?? 'property')}
  >
    <TabsList aria-label="Steps">
      <TabsTrigger value="property">Property Details</TabsTrigger>
      <TabsTrigger value="tone" disabled={!property}>
        Select Tone
      </TabsTrigger>
      <TabsTrigger value="result" disabled={!property || !content}>
        Generated Content
      </TabsTrigger>
    </TabsList>
    {children}
  </Tabs>
)

import { type Property, SOCIAL_NETWORKS, type SocialNetwork } from '@listwright/contracts'
import { type ReactNode, useRef } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { RefineBar } from '../refine-bar.tsx'
import type { TextEdits } from '../text-edits.ts'
import { withWords } from '../text-name.ts'
import { CaptionEditor } from './caption-editor.tsx'
import { NETWORKS } from './networks.ts'

interface SocialCaptionsProps {
  content: WorkingContent
  property: Property
  network: SocialNetwork
  onNetworkChange: (network: SocialNetwork) => void
  edits: TextEdits
  onAddFeature?: ((feature: string) => void) | undefined
  actions?: ReactNode
}

export const SocialCaptionsPanel = ({
  content,
  property,
  network,
  onNetworkChange,
  edits,
  onAddFeature,
  actions,
}: SocialCaptionsProps) => {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Tabs
      className="flex flex-col max-lg:[--bar-bottom:calc(var(--nav-height)+var(--networks-height))]"
      value={network}
      ref={panel}
      onValueChange={(value) => {
        onNetworkChange(SOCIAL_NETWORKS.find((name) => name === value) ?? network)
        requestAnimationFrame(() => showFromTheTop(panel.current))
      }}
    >
      <NetworkTabs />
      {SOCIAL_NETWORKS.map((name) => (
        <TabsContent key={name} value={name} className="max-lg:pt-0!">
          <CaptionEditor
            network={name}
            caption={content.socialCaptions[name]}
            spans={content.captionSpans?.[name]}
            property={property}
            tone={content.tone}
            onAddFeature={onAddFeature}
            actions={actions}
            refine={<RefineBar property={property} content={content} part={name} edits={edits} />}
            onType={(caption) => edits.type(name, withWords(name, content, caption))}
            onReplace={(caption, done) =>
              edits.replace(name, withWords(name, content, caption), done)
            }
          />
        </TabsContent>
      ))}
    </Tabs>
  )
}

const NetworkTabs = () => (
  <TabsList
    aria-label="Networks"
    className="max-lg:sticky max-lg:bottom-(--nav-height) max-lg:z-20 max-lg:order-last max-lg:-mx-5 max-lg:grid max-lg:grid-cols-4 max-lg:gap-0! max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:bg-none sm:max-lg:-mx-7"
  >
    {SOCIAL_NETWORKS.map((name) => (
      <TabsTrigger
        key={name}
        value={name}
        className="max-lg:h-(--networks-height) max-lg:text-center"
      >
        {NETWORKS[name].label}
      </TabsTrigger>
    ))}
  </TabsList>
)

/** The networks stay under the thumb while the page scrolls: another caption is read from its beginning. */
const showFromTheTop = (panel: HTMLElement | null) => {
  if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: 'start' })
}

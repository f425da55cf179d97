import { type Property, SOCIAL_NETWORKS, type SocialNetwork } from '@listwright/contracts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { withWords } from '../text-name.ts'
import type { TextEdits } from '../use-text-edits.ts'
import { CaptionEditor } from './caption-editor.tsx'
import { NETWORKS } from './networks.ts'

interface SocialCaptionsProps {
  content: WorkingContent
  property: Property
  network: SocialNetwork
  onNetworkChange: (network: SocialNetwork) => void
  edits: TextEdits
  onAddFeature?: ((feature: string) => void) | undefined
}

export const SocialCaptionsPanel = ({
  content,
  property,
  network,
  onNetworkChange,
  edits,
  onAddFeature,
}: SocialCaptionsProps) => (
  <Tabs
    value={network}
    onValueChange={(value) =>
      onNetworkChange(SOCIAL_NETWORKS.find((name) => name === value) ?? network)
    }
  >
    <TabsList aria-label="Networks">
      {SOCIAL_NETWORKS.map((name) => (
        <TabsTrigger key={name} value={name}>
          {NETWORKS[name].label}
        </TabsTrigger>
      ))}
    </TabsList>
    {SOCIAL_NETWORKS.map((name) => (
      <TabsContent key={name} value={name}>
        <CaptionEditor
          network={name}
          caption={content.socialCaptions[name]}
          property={property}
          tone={content.tone}
          onAddFeature={onAddFeature}
          onType={(caption) => edits.type(name, withWords(name, content, caption))}
          onReplace={(caption, done) =>
            edits.replace(name, withWords(name, content, caption), done)
          }
        />
      </TabsContent>
    ))}
  </Tabs>
)

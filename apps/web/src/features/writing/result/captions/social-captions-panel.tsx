import {
  DEFAULT_SOCIAL_NETWORK,
  type Property,
  SOCIAL_NETWORKS,
  type SocialCaptions,
} from '@listwright/contracts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { CaptionEditor } from './caption-editor.tsx'
import { NETWORKS } from './networks.ts'

interface SocialCaptionsProps {
  captions: SocialCaptions
  property: Property
  tone: string
  onChange: (captions: SocialCaptions) => void
}

export const SocialCaptionsPanel = ({
  captions,
  property,
  tone,
  onChange,
}: SocialCaptionsProps) => (
  <Tabs defaultValue={DEFAULT_SOCIAL_NETWORK}>
    <TabsList aria-label="Networks">
      {SOCIAL_NETWORKS.map((network) => (
        <TabsTrigger key={network} value={network}>
          {NETWORKS[network].label}
        </TabsTrigger>
      ))}
    </TabsList>
    {SOCIAL_NETWORKS.map((network) => (
      <TabsContent key={network} value={network}>
        <CaptionEditor
          network={network}
          caption={captions[network]}
          property={property}
          tone={tone}
          onChange={(caption) => onChange({ ...captions, [network]: caption })}
        />
      </TabsContent>
    ))}
  </Tabs>
)

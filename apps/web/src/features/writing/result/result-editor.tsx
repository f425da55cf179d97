import {
  type ContentRow,
  DEFAULT_SOCIAL_NETWORK,
  type Property,
  type SocialNetwork,
} from '@listwright/contracts'
import { type ReactNode, useCallback, useState } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { NETWORKS } from './captions/networks.ts'
import { SocialCaptionsPanel } from './captions/social-captions-panel.tsx'
import { DescriptionPanel } from './description-panel.tsx'
import { LanguagesPanel } from './languages/languages-panel.tsx'
import type { Deed } from './text-history.ts'
import { type TextName, withWords } from './text-name.ts'
import { useTextEdits } from './use-text-edits.ts'
import { useUndoKeys } from './use-undo-keys.ts'

interface ResultEditorProps {
  property: Property
  content: WorkingContent
  onChange: (content: WorkingContent) => void
  /** Enters what the text says and the property lacks; where it is absent, that is not offered. */
  featureEntry?: ((feature: string) => Deed) | undefined
  /** The saved text that was opened, where a colleague wrote it. */
  colleagues?: ContentRow | undefined
  /** What else can be done with the texts, such as saving them. */
  actions?: ReactNode
}

/** The description and the captions of a property, to be edited, reviewed and copied. */
export const ResultEditor = (props: ResultEditorProps) => {
  const { property, content, onChange, featureEntry, colleagues, actions } = props
  const { tab, setTab, network, setNetwork, open, openCaption } = useOpenText()
  const edits = useTextEdits(content, onChange)
  useUndoKeys(
    useCallback((direction: 'undo' | 'redo') => edits.step(open, direction), [edits, open]),
  )
  const addFeature =
    featureEntry && ((feature: string) => void edits.perform(open, featureEntry(feature)))

  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList aria-label="Result">
        <TabsTrigger value="description">Property Description</TabsTrigger>
        <TabsTrigger value="social">Social Media</TabsTrigger>
        <TabsTrigger value="languages">Languages</TabsTrigger>
      </TabsList>
      <TabsContent value="description">
        <DescriptionPanel
          property={property}
          content={content}
          edits={edits}
          onCaption={(name, caption) => {
            const label = NETWORKS[name].label
            edits.replace(name, withWords(name, content, caption), `Written for ${label}`)
            openCaption(name)
          }}
          onAddFeature={addFeature}
          actions={actions}
        />
      </TabsContent>
      <TabsContent value="social">
        <SocialCaptionsPanel
          content={content}
          property={property}
          network={network}
          onNetworkChange={setNetwork}
          edits={edits}
          onAddFeature={addFeature}
          actions={actions}
        />
      </TabsContent>
      <TabsContent value="languages">
        <LanguagesPanel content={content} colleagues={colleagues} actions={actions} />
      </TabsContent>
    </Tabs>
  )
}

/** Which text is in view: the description, or the caption for one of the networks. */
const useOpenText = () => {
  const [tab, setTab] = useState('description')
  const [network, setNetwork] = useState(DEFAULT_SOCIAL_NETWORK)
  const open: TextName = tab === 'social' ? network : 'description'
  const openCaption = (name: SocialNetwork) => {
    setNetwork(name)
    setTab('social')
  }
  return { tab, setTab, network, setNetwork, open, openCaption }
}

import { type ContentRow, language as known } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { modelsQuery, writingSettingsQuery } from '@/data/house/queries.ts'
import { translationsQuery } from '@/data/translation/queries.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { VersionEntry } from './version-entry.tsx'

interface LanguagesPanelProps {
  content: WorkingContent
  /** The saved text that was opened, where a colleague wrote it. */
  colleagues?: ContentRow | undefined
  /** How the text is saved. */
  actions?: ReactNode
}

/** A saved text in other languages. They are made from what was saved, so that both belong together. */
export const LanguagesPanel = ({ content, colleagues, actions }: LanguagesPanelProps) => {
  const { savedAs, isChanged } = content
  if (savedAs && !isChanged)
    return <OwnVersions contentId={savedAs.id} english={content.description} />
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-5">
        <p className="max-w-[60ch] text-muted">
          {colleagues && !savedAs
            ? 'A colleague wrote this text, and only they have it put into other languages. Lock it in, and the copy is yours to translate.'
            : 'Lock this text in first. Other languages are made from the saved text and kept beside it.'}
        </p>
        {actions}
      </div>
      {colleagues && !savedAs && (
        <Versions contentId={colleagues.id} english={colleagues.description} />
      )}
    </div>
  )
}

interface VersionsProps {
  contentId: string
  english: string
}

/** The versions of one's own text, and those that it can be put into. */
const OwnVersions = (text: VersionsProps) => {
  const { client } = useAuth()
  const { data: settings } = useQuery(writingSettingsQuery(client))
  // Without an answer it is tried: the server says what it lacks.
  const { data: models } = useQuery(modelsQuery(client))
  const chosen = settings?.languages.length ? settings.languages : known.options
  const isBuiltIn = settings?.engine === 'built-in'
  const canWrite = models?.length !== 0 && !isBuiltIn
  return (
    <div className="grid gap-8">
      {canWrite ? (
        <p className="max-w-[65ch] text-sm text-muted">
          For flyers, messages and posts: the MLS text stays English. Every sentence is checked
          against its English one: figures, names, features and Fair Housing.
        </p>
      ) : (
        <NoModel isToBeHad={models?.length !== 0} />
      )}
      <Versions {...text} offered={canWrite ? chosen : []} />
    </div>
  )
}

/** Why there is no button. */
const NoModel = ({ isToBeHad }: { isToBeHad: boolean }) => (
  <div className="grid justify-items-start gap-4">
    <p className="max-w-[60ch] text-muted">
      {isToBeHad
        ? 'Other languages need a language model, and the built-in writer is chosen to write. A model can be chosen under Account, Writing.'
        : 'Other languages need a language model, and this server has none. The built-in writer writes English.'}
    </p>
    {isToBeHad && (
      <Button asChild variant="outline">
        <Link to={paths.account}>Open Account</Link>
      </Button>
    )}
  </div>
)

interface OfferedVersionsProps extends VersionsProps {
  /** What the text may be put into; nothing where it may only be read. */
  offered?: readonly string[]
}

const Versions = ({ contentId, english, offered = [] }: OfferedVersionsProps) => {
  const { client } = useAuth()
  const { data: versions = [] } = useQuery(translationsQuery(client, contentId))
  return known.options.map((name) => {
    const version = versions.find(({ language }) => language === name)
    if (!version && !offered.includes(name)) return null
    return (
      <VersionEntry
        key={name}
        contentId={contentId}
        language={name}
        english={english}
        version={version}
        canWrite={offered.length > 0}
      />
    )
  })
}

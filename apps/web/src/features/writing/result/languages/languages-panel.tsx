import { language as known } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { writingSettingsQuery } from '@/data/house/queries.ts'
import { translationsQuery } from '@/data/translation/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { VersionEntry } from './version-entry.tsx'

interface LanguagesPanelProps {
  content: WorkingContent
  /** How the text is saved. */
  actions?: ReactNode
}

/** A saved text in other languages. They are made from what was saved, so that both belong together. */
export const LanguagesPanel = ({ content, actions }: LanguagesPanelProps) => {
  const { savedAs, isChanged } = content
  if (!savedAs || isChanged)
    return (
      <div className="grid justify-items-start gap-5">
        <p className="max-w-[60ch] text-muted">
          Lock this text in first. Other languages are made from the saved text and kept beside it.
        </p>
        {actions}
      </div>
    )
  return <SavedVersions contentId={savedAs.id} english={content.description} />
}

interface SavedVersionsProps {
  contentId: string
  english: string
}

const SavedVersions = ({ contentId, english }: SavedVersionsProps) => {
  const { client } = useAuth()
  const { data: settings } = useQuery(writingSettingsQuery(client))
  const { data: versions = [] } = useQuery(translationsQuery(client, contentId))
  const chosen = settings?.languages.length ? settings.languages : known.options
  const offered = known.options.filter(
    (name) => chosen.includes(name) || versions.some(({ language }) => language === name),
  )
  return (
    <div className="grid gap-8">
      <p className="max-w-[65ch] text-sm text-muted">
        For flyers, messages and posts: the MLS text stays English. Every sentence is checked
        against its English one: figures, names, features and Fair Housing.
      </p>
      {offered.map((name) => (
        <VersionEntry
          key={name}
          contentId={contentId}
          language={name}
          english={english}
          version={versions.find(({ language }) => language === name)}
        />
      ))}
    </div>
  )
}

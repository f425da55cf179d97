import { LANGUAGES, type Language, type TranslationRow } from '@listwright/contracts'
import { useId } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useTranslate } from '@/data/translation/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { PlanLimitNotice } from '../../plan-limit-notice.tsx'
import { VersionText } from './version-text.tsx'

interface VersionEntryProps {
  contentId: string
  language: Language
  /** The saved English description, to tell whether the version is of this one. */
  english: string
  version: TranslationRow | undefined
  /** Whether it can be written, or written again. */
  canWrite: boolean
}

export const VersionEntry = (props: VersionEntryProps) => {
  const { contentId, language, english, version, canWrite } = props
  const { client } = useAuth()
  const id = useId()
  const { translate, isTranslating, limit, cannot } = useTranslate(client, contentId)
  const name = LANGUAGES[language]

  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="title-type text-lg">
          {name}
        </h3>
        {canWrite && (
          <Button
            variant="outline"
            size="sm"
            busy={isTranslating}
            onClick={() => translate(language)}
          >
            {version ? 'Write it again' : `Write in ${name}`}
          </Button>
        )}
      </div>
      <p role="status" className="max-w-[60ch] text-sm text-muted empty:hidden">
        {cannot}
      </p>
      {limit && <PlanLimitNotice limit={limit} />}
      {version && <VersionText version={version} language={language} english={english} />}
    </section>
  )
}

import {
  LANGUAGES,
  type Language,
  SOCIAL_NETWORKS,
  type TranslationRow,
} from '@listwright/contracts'
import { useId } from 'react'
import { CopyButton } from '@/components/copy-button.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useTranslate } from '@/data/translation/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { PlanLimitNotice } from '../../plan-limit-notice.tsx'
import { NETWORKS } from '../captions/networks.ts'

interface VersionEntryProps {
  contentId: string
  language: Language
  /** The saved English description, to tell whether the version is of this one. */
  english: string
  version: TranslationRow | undefined
  /** Whether it can be written, or written again. */
  canWrite: boolean
}

const LANG = { es: 'es-US', zh: 'zh-Hans' } as const

export const VersionEntry = (props: VersionEntryProps) => {
  const { contentId, language, english, version, canWrite } = props
  const { client } = useAuth()
  const id = useId()
  const { translate, isTranslating, limit, cannot } = useTranslate(client, contentId)
  const name = LANGUAGES[language]
  const isStale = version !== undefined && version.of_description !== english
  const captions = SOCIAL_NETWORKS.filter((network) => version?.social_captions[network])

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
      {version && (
        <>
          {isStale && (
            <p className="rounded-md border border-brass bg-finding/35 px-4 py-3 text-sm">
              The English text has changed since this was written.
            </p>
          )}
          <div lang={LANG[language]} className="brochure max-w-[65ch] whitespace-pre-wrap">
            {version.headline && <p className="title-type mb-3 text-2xl">{version.headline}</p>}
            {version.description}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <CopyButton text={version.description} />
            <p className="text-xs text-muted">
              Written by {version.model}
              {version.left_out > 0 && ` · ${leftOut(version.left_out)}`}
            </p>
          </div>
          {captions.length > 0 && (
            <details className="text-sm">
              <summary className="text-muted">Captions</summary>
              <ul className="mt-3 grid gap-4">
                {captions.map((network) => (
                  <li key={network} className="grid justify-items-start gap-2">
                    <p className="label-type">{NETWORKS[network].label}</p>
                    <p lang={LANG[language]} className="max-w-[65ch] whitespace-pre-wrap">
                      {version.social_captions[network]}
                    </p>
                    <CopyButton text={version.social_captions[network]} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </section>
  )
}

const leftOut = (count: number) =>
  count === 1
    ? 'one sentence did not pass the review and was left out'
    : `${count} sentences did not pass the review and were left out`

import { type Language, SOCIAL_NETWORKS, type TranslationRow } from '@listwright/contracts'
import { CopyButton } from '@/components/copy-button.tsx'
import { NETWORKS } from '../captions/networks.ts'

interface VersionTextProps {
  version: TranslationRow
  language: Language
  /** The saved English description, to tell whether the version is of this one. */
  english: string
}

const LANG = { es: 'es-US', zh: 'zh-Hans' } as const

/** The description and the captions in another language, to be read and copied. */
export const VersionText = ({ version, language, english }: VersionTextProps) => (
  <>
    {version.of_description !== english && (
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
    <VersionCaptions captions={version.social_captions} language={language} />
  </>
)

interface VersionCaptionsProps {
  captions: TranslationRow['social_captions']
  language: Language
}

const VersionCaptions = ({ captions, language }: VersionCaptionsProps) => {
  const written = SOCIAL_NETWORKS.filter((network) => captions[network])
  return (
    written.length > 0 && (
      <details className="text-sm">
        <summary className="text-muted">Captions</summary>
        <ul className="mt-3 grid gap-4">
          {written.map((network) => (
            <li key={network} className="grid justify-items-start gap-2">
              <p className="label-type">{NETWORKS[network].label}</p>
              <p lang={LANG[language]} className="max-w-[65ch] whitespace-pre-wrap">
                {captions[network]}
              </p>
              <CopyButton text={captions[network]} />
            </li>
          ))}
        </ul>
      </details>
    )
  )
}

const leftOut = (count: number) =>
  count === 1
    ? 'one sentence did not pass the review and was left out'
    : `${count} sentences did not pass the review and were left out`

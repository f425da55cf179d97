import type { Finding } from '@listwright/contracts'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { CopyButton } from '@/components/copy-button.tsx'
import { Button } from '@/components/ui/button.tsx'
import { formatNumber } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { warnOfCopy } from '@/lib/warn-of-copy.ts'
import { wordsOf } from '@/lib/words-of.ts'
import { groupFindings } from './group-findings.ts'

const WARNING = 'copy-warning'

interface ResultBarProps {
  text: string
  findings: Finding[]
  /** Leads to the gravest finding in the review. */
  onShowFinding: () => void
  /** What else can be done with the text, such as saving it. */
  actions?: ReactNode
}

/** Stays in view under the text: what is left to mend, and what to do with the text. */
export const ResultBar = ({ text, findings, onShowFinding, actions }: ResultBarProps) => {
  const groups = groupFindings(findings)
  const forbidden = groups.filter(({ finding }) => finding.severity === 'prohibited')
  const doubtful = groups.filter(({ finding }) => finding.severity === 'caution')

  // It is about the words that were copied, and would cover the review of those that are being mended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the warning goes when the text changes
  useEffect(() => () => toast.dismiss(WARNING), [text])
  const showFinding = () => {
    toast.dismiss(WARNING)
    onShowFinding()
  }

  const warn = () => {
    const [first] = forbidden
    if (!first) return
    warnOfCopy({
      id: WARNING,
      words: wordsOf(first.finding),
      why: first.finding.why,
      action: { label: 'Show', onClick: showFinding },
    })
  }

  // On the narrowest phones the icons go: a second row would cover the line that is being typed.
  return (
    <div
      data-bar=""
      className="sticky bottom-(--bar-bottom) z-20 -mx-5 mt-8 flex flex-wrap items-center justify-end gap-2 max-[24rem]:[&_.lucide]:hidden sm:justify-start border-t border-line bg-card px-5 py-2.5 sm:-mx-7 sm:gap-3 sm:px-7 sm:py-3.5 lg:rounded-b-lg"
    >
      {forbidden.length + doubtful.length > 0 && (
        <Button
          variant="ghost"
          className="-ml-3 px-3! max-sm:mr-auto text-brass-text! data-forbidden:text-danger! max-sm:[&_svg]:hidden"
          {...(forbidden.length > 0 && { 'data-forbidden': '' })}
          onClick={showFinding}
        >
          <TriangleAlert aria-hidden="true" />
          {forbidden.length > 0
            ? `${formatNumber(forbidden.length)} to fix`
            : `${formatNumber(doubtful.length)} to check`}
        </Button>
      )}
      <CopyButton text={text} onCopied={warn} className="max-sm:px-3.5!" />
      {actions}
    </div>
  )
}

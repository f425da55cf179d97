import { readHouseRules } from '@listwright/contracts'

interface HouseReadingProps {
  rules: string
  /** A language model follows all of them; the built-in writer only words to avoid. */
  hasModel: boolean
}

/** How house instructions are understood. */
export const HouseReading = ({ rules, hasModel }: HouseReadingProps) => {
  const { avoid, others } = readHouseRules(rules)
  if (avoid.length + others.length === 0)
    return (
      <p className="-mt-3 text-xs text-muted">
        Wishes about wording, such as words you never use. They add no facts to a text.
      </p>
    )
  return (
    <div aria-live="polite" className="-mt-3 grid gap-1 text-xs text-muted">
      {avoid.length > 0 && <p>No text will say: {avoid.join(', ')}.</p>}
      {others.length > 0 && (
        <p>
          {hasModel
            ? 'The rest is passed to the language model as you wrote it.'
            : `The built-in writer can avoid words, and cannot follow: ${others.join(' ')}`}
        </p>
      )}
    </div>
  )
}

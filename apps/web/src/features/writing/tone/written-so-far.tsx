import type { WrittenSentence } from '@listwright/contracts'

/** The description while a language model writes it, each sentence checked before it is shown. */
export const WrittenSoFar = ({ sentences }: { sentences: WrittenSentence[] }) => {
  const description = sentences.filter(({ part }) => part === 'description')
  if (description.length === 0) return null
  const paragraphs = [...new Set(description.map(({ paragraph }) => paragraph))]
  return (
    <section aria-label="Written so far" aria-live="polite" className="brochure mt-6 grid gap-3">
      {paragraphs.map((number) => (
        <p key={number}>
          {description
            .filter(({ paragraph }) => paragraph === number)
            .map(({ text }) => (
              <span key={text} className="animate-rise">
                {text}{' '}
              </span>
            ))}
        </p>
      ))}
    </section>
  )
}

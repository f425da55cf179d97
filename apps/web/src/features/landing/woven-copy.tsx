import type { Strand } from 'virtual:sample-copy'

/** Copy with every claim underlined; pointing at a claim shows the fact that it states. */
export const WovenCopy = ({ paragraphs }: { paragraphs: Strand[][] }) => (
  <div className="woven brochure mt-6 grid min-h-108 content-start gap-4 sm:min-h-64 lg:min-h-74">
    {paragraphs.map((strands) => (
      <p key={strands[0]?.text}>
        {strands.map(({ text, source }, index) => {
          // The parts of a paragraph never change their order, so the index is a stable key.
          const key = `${index}`
          if (!source) return <span key={key}>{text}</span>
          return (
            <mark
              key={key}
              data-source={source}
              className="claim bg-transparent text-inherit data-stated:bg-finding/45"
            >
              {text}
            </mark>
          )
        })}
      </p>
    ))}
  </div>
)

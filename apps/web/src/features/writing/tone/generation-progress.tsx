import { useEffect, useRef, useState } from 'react'

const STAGES = [
  'Reading the facts',
  'Choosing what to say first',
  'Writing the description',
  'Writing four captions',
  'Checking Fair Housing and MLS rules',
] as const
const STAGE_MS = 400

/** Says what is happening while the text is being written. */
export const GenerationProgress = () => {
  const [stage, setStage] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  // Takes the focus, so that the agent who pressed the button hears how the writing goes on.
  useEffect(() => {
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    const timer = setInterval(
      () => setStage((current) => Math.min(current + 1, STAGES.length - 1)),
      STAGE_MS,
    )
    return () => clearInterval(timer)
  }, [])

  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Progress"
        className="mt-8 grid gap-2 border-l border-line pl-5 text-sm outline-none"
      >
        {STAGES.map((name, place) => (
          <li
            key={name}
            aria-current={place === stage ? 'step' : undefined}
            className="relative text-muted transition-colors before:absolute before:top-2 before:-left-[1.45rem] before:size-1.5 before:rounded-full before:bg-line aria-[current]:font-medium aria-[current]:text-ink aria-[current]:before:bg-brass"
          >
            {name}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {STAGES[stage]}
      </p>
    </>
  )
}

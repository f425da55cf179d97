import { NETWORK_CHARACTERS_MAX, TONE_CARDS, TONES } from '@listwright/contracts'
import type { ReactNode } from 'react'
import { PeopleDrawing } from '@/components/people-drawing.tsx'
import { formatNumber } from '@/lib/format.ts'

const LIMITS = [
  { place: 'MLS remarks', characters: 1000 },
  { place: 'Facebook', characters: NETWORK_CHARACTERS_MAX.facebook },
  { place: 'Instagram', characters: NETWORK_CHARACTERS_MAX.instagram },
  { place: 'LinkedIn', characters: NETWORK_CHARACTERS_MAX.linkedin },
  { place: 'Twitter', characters: NETWORK_CHARACTERS_MAX.twitter },
]

interface BenefitProps {
  title: string
  text: string
  children: ReactNode
}

const Benefit = ({ title, text, children }: BenefitProps) => (
  <article className="border-t border-ink pt-5">
    <h3 className="title-type text-2xl">{title}</h3>
    <p className="mt-3 max-w-[44ch] text-muted">{text}</p>
    <div className="mt-7">{children}</div>
  </article>
)

export const Benefits = () => (
  <section id="features" aria-labelledby="features-title" className="page-width py-20 lg:py-32">
    <h2 id="features-title" className="display-type max-w-[18ch] text-4xl">
      An afternoon of writing, back in your week.
    </h2>
    <div className="mt-12 grid gap-x-10 gap-y-16 md:grid-cols-[7fr_5fr] lg:mt-16 lg:gap-x-20">
      <div className="grid content-start gap-16 lg:gap-24">
        <Benefit
          title="Save hours of writing"
          text="Enter a property once. The description and the captions for four networks arrive together, in seconds, and you lock in what you like."
        >
          <p className="display-type flex flex-wrap items-baseline gap-x-4 text-5xl md:max-lg:text-4xl">
            1 form <span className="text-3xl text-brass-text">becomes</span> 5 texts
          </p>
        </Benefit>
        <Benefit
          title="Formatted for social networks and MLS"
          text="Each text fits where it is going: the fold, the hashtags, the character limit. Paste it and publish."
        >
          <CharacterLimits />
        </Benefit>
      </div>
      <div className="grid content-start gap-16 md:mt-12 lg:mt-24">
        <Benefit
          title="A professional real-estate tone"
          text="Six voices that an agent could sign, from calm and composed to plain and friendly."
        >
          <TonePreviews />
        </Benefit>
        <Benefit
          title="For solo agents and teams"
          text="Solo agents start for free and work from a phone in the driveway. Teams of up to five share one library, so a listing reads the same whoever wrote it."
        >
          <PeopleDrawing count={5} className="w-full max-w-88" />
        </Benefit>
      </div>
    </div>
  </section>
)

const CharacterLimits = () => (
  <dl className="figures text-sm">
    {LIMITS.map(({ place, characters }) => (
      <div key={place} className="flex items-baseline gap-3 py-1.5">
        <dt>{place}</dt>
        <dd className="contents">
          <span aria-hidden="true" className="leader" />
          {formatNumber(characters)} characters
        </dd>
      </div>
    ))}
  </dl>
)

const TonePreviews = () => (
  <ul className="divide-y divide-line">
    {TONES.slice(0, 3).map((tone) => (
      <li key={tone} className="brochure py-3 md:max-lg:last:hidden">
        {TONE_CARDS[tone].preview}
      </li>
    ))}
  </ul>
)

import { ThresholdLink } from '@/components/threshold-link.tsx'
import { buttonStyle } from '@/components/ui/button-style.ts'
import { paths } from '@/lib/paths.ts'
import { Demonstration } from './demonstration.tsx'
import { enhancePhotographs } from './enhance-photographs.ts'
import fallbackHome from './fallback-home.svg'
import fallbackRoom from './fallback-room.svg'
import { Photograph } from './photograph.tsx'

export const Hero = () => (
  <div id="home" className="page-width scroll-mt-40 pb-16 lg:pb-24">
    <div className="grid items-end gap-x-8 pt-8 sm:pt-12 md:grid-cols-12 lg:pt-14">
      <div className="pb-10 md:col-span-7 md:pb-24 lg:pb-28">
        <h1 className="display-type text-5xl">Instant Real Estate Content. Zero Writing Needed.</h1>
        <p className="mt-6 max-w-[34em] text-lg text-muted">
          Type the facts of the property and pick a tone. You get a listing description you can
          publish and captions for four networks, with every claim traced to a fact you entered.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row md:max-lg:w-fit md:max-lg:flex-col">
          <ThresholdLink
            visitor={{ href: paths.signup, label: 'Try Free Now' }}
            agent={{ href: paths.dashboard, label: 'Open dashboard' }}
            className={buttonStyle({ size: 'lg' })}
          />
          <ThresholdLink
            visitor={{ href: paths.signup, label: 'Generate My First Listing' }}
            agent={{ href: paths.generate, label: 'Write New Listing' }}
            className={buttonStyle({ variant: 'outline', size: 'lg' })}
          />
        </div>
        <p className="mt-4 text-xs text-muted signed-in:hidden">No credit card needed for Free.</p>
      </div>
      <HeroPhotographs />
    </div>
    <div className="relative md:-mt-12">
      <Demonstration />
    </div>
  </div>
)

const HeroPhotographs = () => (
  <figure
    ref={enhancePhotographs}
    data-enhance="photographs"
    className="hidden items-end gap-4 md:col-span-5 md:grid lg:grid-cols-[3fr_5fr]"
  >
    <Photograph
      name="photo-1600607687939-ce8a6c25118c"
      drawing={fallbackRoom}
      alt="A reading corner by a tall window"
      width={240}
      height={320}
      sizes="12vw"
      className="mb-24 aspect-[3/4] w-full rounded-md max-lg:hidden"
    />
    <Photograph
      name="photo-1600585154340-be6161a56a0c"
      drawing={fallbackHome}
      alt="A house behind its front lawn"
      width={480}
      height={768}
      sizes="(width < 64rem) 38vw, 24vw"
      className="aspect-[5/8] w-full rounded-md"
    />
  </figure>
)

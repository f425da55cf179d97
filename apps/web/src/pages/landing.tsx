import { SiteFooter } from '@/components/site-footer.tsx'
import { SiteHeader } from '@/components/site-header.tsx'
import { SkipLink } from '@/components/skip-link.tsx'
import { Benefits } from '@/features/landing/benefits.tsx'
import { Closing } from '@/features/landing/closing.tsx'
import { Hero } from '@/features/landing/hero.tsx'
import { Pricing } from '@/features/landing/pricing.tsx'
import { PromiseBand } from '@/features/landing/promise-band.tsx'
import { PromoBanner } from '@/features/landing/promo-banner.tsx'
import { Questions } from '@/features/landing/questions.tsx'
import { Street } from '@/features/landing/street.tsx'
import { Testimonials } from '@/features/landing/testimonials.tsx'

export const LandingPage = () => (
  <>
    <SkipLink />
    <PromoBanner />
    <SiteHeader />
    <main id="main">
      <Hero />
      <Street />
      <Benefits />
      <PromiseBand />
      <Pricing />
      <Testimonials />
      <Questions />
      <Closing />
    </main>
    <SiteFooter />
  </>
)

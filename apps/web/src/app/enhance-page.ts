import { enhanceSiteHeader } from '@/components/enhance-site-header.ts'
import { enhanceThemeSwitch } from '@/components/enhance-theme-switch.ts'
import { reportMissingPage } from '@/components/report-missing-page.ts'
import { enhanceAccordion } from '@/components/ui/enhance-accordion.ts'
import { enhanceDemonstration } from '@/features/landing/enhance-demonstration.ts'
import { enhancePhotographs } from '@/features/landing/enhance-photographs.ts'
import { enhancePromoBanner } from '@/features/landing/enhance-promo-banner.ts'

/** What moves on a prerendered page, by the name in `data-enhance`. */
const enhancements: Record<string, (element: HTMLElement) => void> = {
  accordion: enhanceAccordion,
  demonstration: enhanceDemonstration,
  'missing-page': reportMissingPage,
  photographs: enhancePhotographs,
  'promo-banner': enhancePromoBanner,
  'site-header': enhanceSiteHeader,
  'theme-switch': enhanceThemeSwitch,
}

/** Brings a prerendered page to life without React: the markup stays, only its moving parts are given a script. */
export const enhancePage = (root: HTMLElement): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]'))
    enhancements[element.dataset.enhance ?? '']?.(element)
}

import { enhanceSiteHeader } from '@/components/enhance-site-header.ts'
import { enhanceThemeSwitch } from '@/components/enhance-theme-switch.ts'
import { reportMissingPage } from '@/components/report-missing-page.ts'
import { enhanceAccordion } from '@/components/ui/enhance-accordion.ts'
import { enhanceDemonstration } from '@/features/landing/enhance-demonstration.ts'
import { enhancePhotographs } from '@/features/landing/enhance-photographs.ts'
import { enhancePromoBanner } from '@/features/landing/enhance-promo-banner.ts'

/** The script for each interactive part of a prerendered page, by the name in `data-enhance`. */
const enhancements: Record<string, (element: HTMLElement) => void> = {
  accordion: enhanceAccordion,
  demonstration: enhanceDemonstration,
  'missing-page': reportMissingPage,
  photographs: enhancePhotographs,
  'promo-banner': enhancePromoBanner,
  'site-header': enhanceSiteHeader,
  'theme-switch': enhanceThemeSwitch,
}

/** Makes a prerendered page interactive without React: the markup stays, and its interactive parts get their scripts. */
export const enhancePage = (root: HTMLElement): void => {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]'))
    enhancements[element.dataset.enhance ?? '']?.(element)
}

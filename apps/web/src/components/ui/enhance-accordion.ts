import { expand, isExpanded } from '../expand.ts'

/** One item open at a time, each collapsible. */
export const enhanceAccordion = (accordion: HTMLElement) => {
  const listening = new AbortController()
  accordion.addEventListener(
    'click',
    ({ target }) => {
      const chosen = target instanceof Element ? target.closest('[aria-expanded]') : null
      if (!chosen) return
      for (const title of accordion.querySelectorAll('[aria-expanded]'))
        expand(title, title === chosen && !isExpanded(title))
    },
    { signal: listening.signal },
  )
  return () => listening.abort()
}

import { expand, isExpanded } from './expand.ts'

const SOLID_AFTER_PX = 10

/** Solid once the page moves beneath it or its menu is open; choosing a link or pressing Escape closes the menu. */
export const enhanceSiteHeader = (header: HTMLElement) => {
  const button = header.querySelector<HTMLElement>('[aria-controls=site-menu]')
  const listening = new AbortController()
  const { signal } = listening

  const look = () => {
    const isOpen = button !== null && isExpanded(button)
    header.toggleAttribute('data-solid', isOpen || window.scrollY > SOLID_AFTER_PX)
  }
  const open = (isOpen: boolean) => {
    if (button) expand(button, isOpen)
    look()
  }

  window.addEventListener('scroll', look, { passive: true, signal })
  button?.addEventListener('click', () => open(!isExpanded(button)), { signal })
  header.querySelector('#site-menu')?.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) open(false)
    },
    { signal },
  )
  header.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !button || !isExpanded(button)) return
      open(false)
      button.focus()
    },
    { signal },
  )
  // A page may be opened already scrolled; asking before its first frame would lay it out twice.
  requestAnimationFrame(look)
  return () => listening.abort()
}

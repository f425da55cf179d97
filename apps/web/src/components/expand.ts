export const isExpanded = (button: Element): boolean =>
  button.getAttribute('aria-expanded') === 'true'

/** Opens or closes what a button controls, and lets assistive technology know. */
export const expand = (button: Element, isOpen: boolean): void => {
  button.setAttribute('aria-expanded', String(isOpen))
  document
    .getElementById(button.getAttribute('aria-controls') ?? '')
    ?.toggleAttribute('data-collapsed', !isOpen)
}

import type { MouseEvent } from 'react'

/**
 * For a button that takes no clicks and keeps the focus, which one that is disabled loses. Comes after its other
 * properties. Menus open on other events than a click. Preventing the click keeps a form from being sent, also by Enter
 * in a field.
 */
export const CLOSED_BUTTON = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
  onPointerDown: undefined,
  onKeyDown: undefined,
}

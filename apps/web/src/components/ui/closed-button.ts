import type { MouseEvent } from 'react'

/**
 * Properties for a button that takes no clicks but keeps the focus, which a disabled button loses. Spread them after
 * the button's other properties, because they replace its handlers: menus open on other events than a click. Preventing
 * the click keeps a form from being sent, also by Enter in a field.
 */
export const CLOSED_BUTTON = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
  onPointerDown: undefined,
  onKeyDown: undefined,
}

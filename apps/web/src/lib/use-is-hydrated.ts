import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in prerendered markup, true as soon as React handles the page's events. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

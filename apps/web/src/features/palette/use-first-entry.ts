import { type RefObject, useEffect } from 'react'

const ACTIVE = 'aria-activedescendant'

/** Makes the first entry of a cmdk list the active one whenever another entry is first. */
export const useFirstEntry = (command: RefObject<HTMLElement | null>, first: string) => {
  useEffect(() => {
    // cmdk tells assistive technology which entry is active only when it moves there itself, not when it is given a value.
    // React hears the key only when it bubbles up to the document. Nothing else there reacts to Home without a modifier.
    const toTheFirst = new KeyboardEvent('keydown', { key: 'Home', bubbles: true })
    if (first) command.current?.dispatchEvent(toTheFirst)
    // With no entry left, cmdk would still name the one that was active.
    else
      for (const stale of command.current?.querySelectorAll(`[${ACTIVE}]`) ?? [])
        stale.removeAttribute(ACTIVE)
  }, [command, first])
}

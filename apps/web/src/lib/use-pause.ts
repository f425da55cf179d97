import { useMemo, useRef } from 'react'

/** Does something after a pause. Whoever asks for it meanwhile begins the pause anew. */
export const usePause = (act: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return useMemo(() => {
    const cancel = () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
    const end = () => {
      cancel()
      act()
    }
    return {
      wait: (ms: number) => {
        cancel()
        timer.current = setTimeout(end, ms)
      },
      /** Does it at once, if it waits. */
      endPause: () => {
        if (timer.current !== undefined) end()
      },
      cancel,
    }
  }, [act])
}

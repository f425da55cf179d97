import {
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

interface StepFocusContext {
  /** A step was shown before the present one. */
  isUnderWay: { current: boolean }
  announce: (news: string) => void
}

const StepFocusContext = createContext<StepFocusContext | null>(null)

/** Lets the keyboard, the eye and the screen reader follow from one step to the next. */
export const StepFocus = ({ children }: { children: ReactNode }) => {
  const isUnderWay = useRef(false)
  const [news, setNews] = useState('')
  const value = useMemo(() => ({ isUnderWay, announce: setNews }), [])
  return (
    <StepFocusContext value={value}>
      {children}
      <p role="status" className="sr-only">
        {news}
      </p>
    </StepFocusContext>
  )
}

/**
 * For the heading of a step, which needs `tabIndex={-1}`: when the step follows another one, the page scrolls to it
 * and the focus moves there. Whoever came by the tabs stays on the tab, so that the arrow keys still work.
 */
export const useStepHeading = (news = ''): Ref<HTMLHeadingElement> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const step = useContext(StepFocusContext)
  useEffect(() => {
    if (!step) return
    const isNext = step.isUnderWay.current && document.activeElement?.role !== 'tab'
    step.isUnderWay.current = true
    step.announce(isNext ? news : '')
    if (!isNext) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step, news])
  return heading
}

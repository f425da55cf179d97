import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { whenToastsWait } from '@/lib/toast.ts'

/** Long enough for the first screen to have its data. */
const PAUSE_MS = 2000

/** Fetches what shows toasts after the first screen, or as soon as there is one to show. */
const Toaster = () => {
  const [Shown, setShown] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = () =>
      void import('./sonner-toaster.tsx').then(
        ({ SonnerToaster }) => setShown(() => SonnerToaster),
        // Without a network; the next toast tries once more.
        () => undefined,
      )
    const timer = setTimeout(load, PAUSE_MS)
    const stop = whenToastsWait(load)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return Shown && <Shown />
}

const HasToaster = createContext(false)

/** Toasts for everything inside. */
export const ToasterProvider = ({ children }: { children: ReactNode }) => (
  <HasToaster value={true}>
    {children}
    <Toaster />
  </HasToaster>
)

/** Toasts for a page that may also stand alone, as a prerendered document does. */
export const PageToaster = () => (useContext(HasToaster) ? null : <Toaster />)

import { Outlet, ScrollRestoration } from 'react-router'
import { ToasterProvider } from '@/components/ui/toaster.tsx'

/** What every screen of the app stands on. */
export const AppRoot = () => (
  <>
    <ToasterProvider>
      <Outlet />
    </ToasterProvider>
    <ScrollRestoration />
  </>
)

import { Outlet, ScrollRestoration } from 'react-router'
import { ToasterProvider } from '@/components/ui/toaster.tsx'

/** Toasts and scroll restoration around every screen. */
export const AppRoot = () => (
  <>
    <ToasterProvider>
      <Outlet />
    </ToasterProvider>
    <ScrollRestoration />
  </>
)

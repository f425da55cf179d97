import { Outlet } from 'react-router'
import { ToasterProvider } from '@/components/ui/toaster.tsx'
import { ScrollRestoration } from './scroll-restoration.tsx'

/** Toasts and scroll restoration around every screen. */
export const AppRoot = () => (
  <>
    <ToasterProvider>
      <Outlet />
    </ToasterProvider>
    <ScrollRestoration />
  </>
)

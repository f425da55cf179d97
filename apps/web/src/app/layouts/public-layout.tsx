import { Outlet } from 'react-router'
import { useFonts } from '@/lib/use-fonts.ts'

/** A public page that was reached inside the app, such as by whoever opens /login signed in. */
export const PublicLayout = () => {
  useFonts()
  return <Outlet />
}

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Avatar } from '@/components/ui/avatar.tsx'
import { profileQuery } from '@/data/profile/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(() => loadMenu().then((module) => ({ default: module.AccountMenu })))

/** The menu behind the avatar is fetched when someone reaches for it. */
export const AvatarMenu = () => {
  const { client, user } = useAuth()
  const { data: profile, isLoading } = useQuery(profileQuery(client, user?.id))
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <button
      type="button"
      aria-label="Account menu"
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setIsWanted(true)}
      className="rounded-full focus-visible:rounded-full"
    >
      <Avatar name={profile?.fullName} isLoading={isLoading} />
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu />
    </Suspense>
  )
}

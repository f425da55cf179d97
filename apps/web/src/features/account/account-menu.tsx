import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { ThemeItems } from '@/components/theme-items.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import { profileQuery } from '@/data/profile/queries.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'

/** The menu behind the avatar, already open: it is loaded by the click that asks for it. */
export const AccountMenu = () => {
  const { client, user, signOut } = useAuth()
  const queryClient = useQueryClient()
  const { data: profile, isLoading } = useQuery(profileQuery(client, user?.id))

  const logOut = async () => {
    try {
      await signOut('forgotten')
      queryClient.clear()
      toast.success('Successfully logged out')
    } catch {
      toastFailure('Failed to log out')
    }
  }

  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger
        aria-label="Account menu"
        className="rounded-full focus-visible:rounded-full"
      >
        <Avatar name={profile?.fullName} isLoading={isLoading} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="min-w-60">
        <div className="grid max-w-64 grid-cols-1 px-3 py-2">
          <span className="font-semibold">{profile?.fullName}</span>
          <span className="truncate text-xs text-muted">{profile?.email ?? user?.email}</span>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to={paths.account}>
            <Settings aria-hidden="true" />
            Settings
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Theme</DropdownMenuLabel>
        <ThemeItems />
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void logOut()}>
          <LogOut aria-hidden="true" />
          Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

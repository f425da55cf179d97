import { FilePenLine, LayoutDashboard, LibraryBig, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { WordmarkFace } from '@/components/wordmark-face.tsx'
import { cn } from '@/lib/cn.ts'
import { paths } from '@/lib/paths.ts'
import { useKeptFocus } from '@/lib/use-kept-focus.ts'

const NAVIGATION = [
  { to: paths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.generate, label: 'New Listing', Icon: FilePenLine },
  { to: paths.saved, label: 'Saved Content', Icon: LibraryBig },
  { to: paths.account, label: 'Account', Icon: UserRound },
] as const

interface FrameProps {
  /** A notice above the header, for example that there is no network. */
  notice?: ReactNode
  /** Buttons at the end of the header, for example the account menu. */
  tools: ReactNode
  children: ReactNode
}

/** What surrounds every signed-in screen: the navigation is a column on wide screens and a bar at the bottom on phones. */
export const Frame = ({ notice, tools, children }: FrameProps) => {
  const main = useKeptFocus()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only rounded-md bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to content
      </a>
      <Navigation />
      <div className="flex min-h-dvh flex-col pb-20 lg:pb-0">
        {notice}
        <header className="flex items-center justify-between px-5 py-4 sm:px-10 lg:justify-end">
          <HomeLink className="lg:hidden" />
          <div className="flex items-center gap-3">{tools}</div>
        </header>
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-5 pb-16 outline-none sm:px-10"
        >
          {children}
        </main>
        <footer className="px-5 py-6 text-center text-xs text-muted sm:px-10">
          © 2025 Listwright. All rights reserved.
        </footer>
      </div>
    </div>
  )
}

const Navigation = () => (
  <nav
    id="rooms"
    aria-label="Main"
    className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] max-lg:h-(--nav-height) lg:sticky lg:inset-auto lg:top-0 lg:h-dvh lg:border-t-0 lg:border-r lg:bg-transparent lg:px-5 lg:py-6"
  >
    <HomeLink className="mb-9 px-3 max-lg:hidden" />
    <ul className="grid grid-cols-4 lg:grid-cols-1 lg:gap-1">
      {NAVIGATION.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            className={({ isActive }) =>
              cn(
                'flex flex-col items-center gap-1 py-2.5 text-[0.7rem] text-muted transition-colors hover:text-ink max-lg:focus-visible:-outline-offset-2 lg:flex-row lg:gap-3 lg:rounded-md lg:px-3 lg:text-sm',
                isActive && 'font-semibold text-ink lg:bg-chosen lg:text-on-chosen',
              )
            }
          >
            <Icon aria-hidden="true" className="size-5 lg:size-4.5" strokeWidth={1.6} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)

const HomeLink = ({ className }: { className: string }) => (
  <Link to={paths.dashboard} className={cn('inline-flex items-center gap-2.5', className)}>
    <WordmarkFace />
  </Link>
)

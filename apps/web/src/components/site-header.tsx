import { Menu, X } from 'lucide-react'
import { buttonStyle } from '@/components/ui/button-style.ts'
import { cn } from '@/lib/cn.ts'
import { paths, sections } from '@/lib/paths.ts'
import { enhanceSiteHeader } from './enhance-site-header.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

const LINKS = [
  { label: 'Home', href: sections.home },
  { label: 'Features', href: sections.features },
  { label: 'Pricing', href: sections.pricing },
  { label: 'FAQ', href: sections.faq },
]

/** The header of every public page: clear at the top, solid once the page moves beneath it. */
export const SiteHeader = () => (
  <header
    ref={enhanceSiteHeader}
    data-enhance="site-header"
    className="sticky top-0 z-30 border-b border-transparent transition-colors data-solid:border-line data-solid:bg-paper"
  >
    <div className="page-width flex h-18 items-center justify-between gap-4 lg:grid lg:h-20 lg:grid-cols-[1fr_auto_1fr]">
      <Wordmark className="justify-self-start" />
      <nav aria-label="Sections" className="hidden gap-8 lg:flex">
        {LINKS.map(({ label, href }) => (
          <a
            key={label}
            href={href}
            className="py-2 text-sm text-muted transition-colors hover:text-ink"
          >
            {label}
          </a>
        ))}
      </nav>
      <div className="flex items-center gap-1 justify-self-end">
        <span data-enhance="theme-switch" className="unscripted:hidden">
          <ThemeSwitch />
        </span>
        <AccountLinks />
        <MenuButton />
      </div>
    </div>
    <SiteMenu />
  </header>
)

const AccountLinks = () => (
  <>
    <a
      href={paths.login}
      className={cn(buttonStyle({ variant: 'ghost' }), 'max-lg:hidden signed-in:hidden')}
    >
      Log in
    </a>
    <a
      href={paths.signup}
      className={cn(buttonStyle({ variant: 'outline' }), 'max-lg:hidden signed-in:hidden')}
    >
      Sign up
    </a>
    <a
      href={paths.dashboard}
      className={cn(buttonStyle({ variant: 'outline' }), 'max-lg:hidden signed-out:hidden')}
    >
      Open dashboard
    </a>
  </>
)

/** Opens `SiteMenu`, on screens that are too narrow for the links themselves. */
const MenuButton = () => (
  <button
    type="button"
    aria-label="Menu"
    aria-expanded={false}
    aria-controls="site-menu"
    className={cn(
      buttonStyle({ variant: 'ghost', size: 'icon' }),
      'group lg:hidden unscripted:hidden',
    )}
  >
    <Menu aria-hidden="true" className="size-5! group-aria-expanded:hidden" />
    <X aria-hidden="true" className="hidden size-5! group-aria-expanded:block" />
  </button>
)

const SiteMenu = () => (
  <div
    id="site-menu"
    data-collapsed=""
    className="page-width animate-fade pb-7 lg:hidden scripted:data-collapsed:hidden"
  >
    <nav aria-label="Menu" className="border-t border-line">
      {LINKS.map(({ label, href }) => (
        <a key={label} href={href} className="title-type block border-b border-line py-4 text-2xl">
          {label}
        </a>
      ))}
    </nav>
    <div className="mt-6 grid grid-cols-2 gap-3 signed-in:hidden">
      <a href={paths.login} className={buttonStyle({ variant: 'outline' })}>
        Log in
      </a>
      <a href={paths.signup} className={buttonStyle()}>
        Sign up
      </a>
    </div>
    <a href={paths.dashboard} className={cn(buttonStyle(), 'mt-6 w-full signed-out:hidden')}>
      Open dashboard
    </a>
  </div>
)

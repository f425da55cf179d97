import { Menu, X } from 'lucide-react'
import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button-style.ts'
import { cn } from '@/lib/cn.ts'
import { paths, sections } from '@/lib/paths.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import { Wordmark } from './wordmark.tsx'

const SOLID_AFTER_PX = 10

const LINKS = [
  { label: 'Home', href: sections.home },
  { label: 'Features', href: sections.features },
  { label: 'Pricing', href: sections.pricing },
  { label: 'FAQ', href: sections.faq },
]

/** The header of every public page: clear at the top, solid once the page moves beneath it. */
export const SiteHeader = () => {
  const [isOpen, setIsOpen] = useState(false)
  const isSolid = useScrolledPast(SOLID_AFTER_PX) || isOpen
  const MenuIcon = isOpen ? X : Menu

  return (
    <header
      data-solid={isSolid || undefined}
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
          <span className="unscripted:hidden">
            <ThemeSwitch />
          </span>
          <a href={paths.login} className={cn(buttonStyle({ variant: 'ghost' }), 'max-lg:hidden')}>
            Log in
          </a>
          <a
            href={paths.signup}
            className={cn(buttonStyle({ variant: 'outline' }), 'max-lg:hidden')}
          >
            Sign up
          </a>
          <button
            type="button"
            aria-label="Menu"
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setIsOpen(!isOpen)}
            className={cn(
              buttonStyle({ variant: 'ghost', size: 'icon' }),
              'lg:hidden unscripted:hidden',
            )}
          >
            <MenuIcon aria-hidden="true" className="size-5!" />
          </button>
        </div>
      </div>
      <SiteMenu isOpen={isOpen} onChoose={() => setIsOpen(false)} />
    </header>
  )
}

const SiteMenu = ({ isOpen, onChoose }: { isOpen: boolean; onChoose: () => void }) => (
  <div
    id="site-menu"
    className={cn(
      'page-width animate-fade pb-7 lg:hidden unscripted:block',
      !isOpen && 'scripted:hidden',
    )}
  >
    <nav aria-label="Menu" className="border-t border-line">
      {LINKS.map(({ label, href }) => (
        <a
          key={label}
          href={href}
          onClick={onChoose}
          className="title-type block border-b border-line py-4 text-2xl"
        >
          {label}
        </a>
      ))}
    </nav>
    <div className="mt-6 grid grid-cols-2 gap-3">
      <a href={paths.login} className={buttonStyle({ variant: 'outline' })}>
        Log in
      </a>
      <a href={paths.signup} className={buttonStyle()}>
        Sign up
      </a>
    </div>
  </div>
)

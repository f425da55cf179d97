import { paths } from '@/lib/paths.ts'
import { Wordmark } from './wordmark.tsx'

export const CONTACT_MAIL = 'hello@listwright.test'

const LINKS = [
  { label: 'Terms', href: paths.terms },
  { label: 'Privacy', href: paths.privacy },
  { label: 'Check my copy', href: paths.check },
  { label: 'Founding Agent Group', href: paths.beta },
  { label: 'Contact', href: `mailto:${CONTACT_MAIL}` },
]

export const SiteFooter = () => (
  <footer className="border-t border-line">
    <div className="page-width flex flex-col gap-8 py-10 md:flex-row md:items-center md:justify-between">
      <div className="grid gap-3">
        <Wordmark className="justify-self-start" />
        <p className="text-xs whitespace-nowrap text-muted">
          © 2025 Listwright. All rights reserved.
        </p>
      </div>
      <nav
        aria-label="Legal and contact"
        className="grid grid-cols-[auto_1fr] gap-x-7 gap-y-3 sm:flex md:max-lg:gap-x-4"
      >
        {LINKS.map(({ label, href }) => (
          <a
            key={label}
            href={href}
            className="text-sm whitespace-nowrap text-muted transition-colors hover:text-ink"
          >
            {label}
          </a>
        ))}
      </nav>
    </div>
  </footer>
)

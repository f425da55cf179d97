import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
}

export const PageHeader = ({ title, text, actions }: PageHeaderProps) => (
  <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:mb-10 lg:flex-nowrap">
    <div className="grid gap-2">
      <h1 className="display-type text-4xl">{title}</h1>
      {text && <p className="max-w-[60ch] text-muted">{text}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
  </header>
)

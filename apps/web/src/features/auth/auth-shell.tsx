import type { ReactNode } from 'react'
import { PropertyDrawing } from '@/components/illustrations/property-drawing.tsx'
import { ThemeSwitch } from '@/components/theme-switch.tsx'
import { Wordmark } from '@/components/wordmark.tsx'
import { useFonts } from '@/lib/use-fonts.ts'

interface AuthShellProps {
  title: string
  text: ReactNode
  children: ReactNode
}

/** The frame of every sign-in screen: the form on paper, a drawn street at dusk beside it. */
export const AuthShell = ({ title, text, children }: AuthShellProps) => {
  useFonts()
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-6 sm:px-10">
        <header className="flex items-center justify-between">
          <Wordmark />
          <ThemeSwitch />
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10">
          <h1 className="display-type text-4xl">{title}</h1>
          <p className="mt-3 mb-6 text-pretty text-muted">{text}</p>
          {children}
        </main>
      </div>
      <aside aria-hidden="true" className="relative hidden overflow-hidden bg-sky lg:block">
        <p className="display-type absolute inset-x-14 top-16 max-w-[16ch] text-5xl text-ink">
          Facts in.
          <br />
          Finished copy out.
        </p>
        <div className="absolute inset-x-0 bottom-0 flex items-end">
          <PropertyDrawing type="Townhouse" className="-mx-2 w-1/2 shrink-0" />
          <PropertyDrawing type="Single Family Home" className="-mx-2 w-1/2 shrink-0" />
          <PropertyDrawing type="Condo" className="-mx-2 w-1/2 shrink-0" />
        </div>
      </aside>
    </div>
  )
}

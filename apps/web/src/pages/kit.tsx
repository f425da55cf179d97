import type { ReactNode } from 'react'
import { ThemeSwitch } from '@/components/theme-switch.tsx'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { TooltipProvider } from '@/components/ui/tooltip.tsx'
import { KitButtons } from '@/features/kit/kit-buttons.tsx'
import { KitControls } from '@/features/kit/kit-controls.tsx'
import { KitOverlays } from '@/features/kit/kit-overlays.tsx'
import { KitSurfaces } from '@/features/kit/kit-surfaces.tsx'
import { KitTokens } from '@/features/kit/kit-tokens.tsx'
import { usePageTitle } from '@/lib/use-page-title.ts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-6 border-t border-line py-10 lg:grid-cols-[12rem_1fr]">
    <h2 className="title-type text-xl">{title}</h2>
    <div className="grid min-w-0 gap-8">{children}</div>
  </section>
)

/** Every component in every state: for looking at, and for tests. */
export const KitPage = () => {
  usePageTitle('Kit')
  return (
    <main className="page-width py-10">
      <PageHeader
        title="The estate kit"
        text="The pieces that every screen is made of, in every state they can be in."
        actions={<ThemeSwitch />}
      />
      <Part title="Colour and type">
        <KitTokens />
      </Part>
      <Part title="Buttons">
        <KitButtons />
      </Part>
      <Part title="Fields">
        <KitControls />
      </Part>
      <Part title="Overlays">
        <TooltipProvider>
          <KitOverlays />
        </TooltipProvider>
      </Part>
      <Part title="Surfaces">
        <KitSurfaces />
      </Part>
    </main>
  )
}

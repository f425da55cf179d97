import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { useTheme } from '@/lib/theme.ts'
import { openToasts } from '@/lib/toast.ts'

const VISIBLE = 3
const DURATION_MS = 4000

/** Sonner, in the colours of the theme. React runs a child's effects first, so Sonner listens before waiting toasts are shown. */
export const SonnerToaster = () => {
  useEffect(() => openToasts(toast), [])
  return (
    <Sonner
      theme={useTheme()}
      position="bottom-right"
      offset={{ bottom: 'var(--toaster-bottom)', right: '1.5rem' }}
      mobileOffset={{ bottom: 'var(--toaster-bottom)' }}
      visibleToasts={VISIBLE}
      duration={DURATION_MS}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-md border border-line bg-card px-4 py-3.5 font-sans text-sm text-ink shadow-float data-[expanded=false]:data-[front=false]:overflow-hidden',
          content: 'min-w-0 flex-1',
          title: 'font-medium',
          description: 'text-muted',
          icon: 'shrink-0 text-muted',
          actionButton:
            'ml-auto h-9 shrink-0 rounded-full border border-edge/60 px-4 text-xs font-semibold whitespace-nowrap text-ink transition-colors hover:border-ink hover:bg-wash focus-visible:rounded-full',
          success: '[&_[data-icon]]:text-positive',
          error: '[&_[data-icon]]:text-danger',
        },
      }}
    />
  )
}

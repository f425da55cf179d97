import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { modKey, useShortcut } from '@/lib/use-shortcut.ts'

const loadPalette = () => import('./palette.tsx')
const Palette = lazy(() => loadPalette().then((module) => ({ default: module.Palette })))
const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)

/** Opens the palette, by a click or by Ctrl+K; `?` lists the shortcuts. Both are loaded when first asked for. */
export const PaletteButton = () => {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  useShortcut({ key: 'k' }, () => setOpen((shown) => (shown === 'palette' ? null : 'palette')))
  useShortcut({ key: '?', isPlain: true }, () => setOpen('shortcuts'))
  const close = () => setOpen(null)

  return (
    <>
      <button
        type="button"
        aria-label="Go to"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette().catch(console.error)}
        onClick={() => setOpen('palette')}
        className="flex h-10 items-center gap-2 rounded-full border border-line px-3 text-sm text-muted transition-colors hover:border-edge hover:text-ink focus-visible:rounded-full"
      >
        <Search aria-hidden="true" className="size-4" />
        <span aria-hidden="true" className="max-sm:hidden">
          Go to
        </span>
        <span aria-hidden="true" className="text-xs pointer-coarse:hidden max-sm:hidden">
          {modKey()} K
        </span>
      </button>
      <Suspense>
        {open === 'palette' && (
          <Palette onClose={close} onShowShortcuts={() => setOpen('shortcuts')} />
        )}
        {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </>
  )
}

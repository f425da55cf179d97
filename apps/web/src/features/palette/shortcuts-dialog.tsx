import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { modKey } from '@/lib/use-shortcut.ts'

const SHORTCUTS = [
  { what: 'Go to a listing or an action', keys: ['mod', 'K'] },
  { what: 'Save the property, then write the text', keys: ['mod', 'Enter'] },
  { what: 'Lock the text in', keys: ['mod', 'S'] },
  { what: 'Undo a change to the text', keys: ['mod', 'Z'] },
  { what: 'Redo it', keys: ['mod', 'Shift', 'Z'] },
  { what: 'Show this list', keys: ['?'] },
] as const

export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={onClose}>
    <DialogContent title="Keyboard shortcuts">
      <dl className="divide-y divide-line text-sm">
        {SHORTCUTS.map(({ what, keys }) => (
          <div key={what} className="flex items-center justify-between gap-6 py-3">
            <dt>{what}</dt>
            <dd className="flex shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-sm border border-edge/60 bg-wash px-1.5 py-0.5 text-center font-sans text-xs"
                >
                  {key === 'mod' ? modKey() : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </DialogContent>
  </Dialog>
)

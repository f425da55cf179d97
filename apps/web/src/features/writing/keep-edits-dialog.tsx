import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'

interface KeepEditsDialogProps {
  isOpen: boolean
  onClose: () => void
  onAnswer: (keepBoth: boolean) => void
}

/** Asked before a new text takes the place of one that was edited by hand and is not locked in. */
export const KeepEditsDialog = ({ isOpen, onClose, onAnswer }: KeepEditsDialogProps) => (
  <Dialog open={isOpen} onOpenChange={onClose}>
    <DialogContent
      title="Keep the text you edited?"
      description="It is not locked in. A new text takes its place, unless you keep both: then it stays among your drafts."
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onAnswer(true)}>Keep both</Button>
        <Button variant="outline" onClick={() => onAnswer(false)}>
          Replace it
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </DialogContent>
  </Dialog>
)

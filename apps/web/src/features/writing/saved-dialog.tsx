import { Link } from 'react-router'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogClose, DialogContent } from '@/components/ui/dialog.tsx'
import { paths } from '@/lib/paths.ts'

interface SavedDialogProps {
  isOpen: boolean
  onClose: () => void
}

export const SavedDialog = ({ isOpen, onClose }: SavedDialogProps) => (
  <Dialog open={isOpen} onOpenChange={onClose}>
    <DialogContent
      title="Content Saved Successfully"
      description="The description and its four captions are in your library, ready to copy whenever you need them."
    >
      <div className="flex flex-wrap gap-3">
        <DialogClose asChild>
          <Button>Close</Button>
        </DialogClose>
        <Button asChild variant="outline">
          <Link to={`${paths.saved}?tab=content`}>Open the library</Link>
        </Button>
      </div>
    </DialogContent>
  </Dialog>
)

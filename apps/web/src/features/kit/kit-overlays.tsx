import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import { toast } from '@/lib/toast.ts'

const manyToasts = () => {
  for (const number of [1, 2, 3, 4, 5]) toast(`Toast ${number}`)
}

export const KitOverlays = () => (
  <div className="flex flex-wrap gap-4">
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Open dialog</Button>
      </DialogTrigger>
      <DialogContent title="Content Saved Successfully" description="It is in your library now.">
        <DialogClose asChild>
          <Button className="justify-self-start">Close</Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">Open menu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Ada Lovelace</DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem>Settings</DropdownMenuItem>
        <DropdownMenuItem disabled>Not now</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
    <Tooltip text="Highlight the best parts.">
      <Button variant="outline">First tooltip</Button>
    </Tooltip>
    <Tooltip text="Facts are underlined in brass." side="bottom">
      <Button variant="outline">Second tooltip</Button>
    </Tooltip>
    <Button variant="outline" onClick={() => toast.success('Property details saved')}>
      Show toast
    </Button>
    <Button variant="outline" onClick={() => toast.error('Failed to save property details')}>
      Show error toast
    </Button>
    <Button variant="outline" onClick={manyToasts}>
      Show five toasts
    </Button>
  </div>
)

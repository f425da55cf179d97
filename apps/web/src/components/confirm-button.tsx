import { useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog.tsx'

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'busy' | 'ref'> {
  label: string
  question: string
  /** What happens on confirmation. */
  consequence: string
  onConfirm: () => void
}

/** A button that asks for confirmation before it acts. */
export const ConfirmButton = ({
  label,
  question,
  consequence,
  onConfirm,
  ...button
}: ConfirmButtonProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const confirm = () => {
    setIsOpen(false)
    onConfirm()
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button size="sm" {...button}>
          {label}
        </Button>
      </DialogTrigger>
      <DialogContent title={question} description={consequence}>
        <div className="flex flex-wrap gap-3">
          <Button onClick={confirm}>{label}</Button>
          <Button variant="outline" onClick={() => setIsOpen(false)}>
            Cancel
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}

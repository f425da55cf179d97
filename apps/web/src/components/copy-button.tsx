import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button.tsx'
import { toast } from '@/lib/toast.ts'

const FEEDBACK_MS = 2000

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  text: string
  label?: string
  onCopied?: () => void
}

/** Copies a text to the clipboard and confirms it in the button itself. */
export const CopyButton = ({
  text,
  label = 'Copy',
  onCopied,
  variant = 'outline',
  ...props
}: CopyButtonProps) => {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      onCopied?.()
    } catch (error) {
      console.error(error)
      toast.error('The browser did not allow copying. Select the text and copy it by hand.')
    }
  }

  return (
    <Button variant={variant} onClick={() => void copy()} {...props}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  )
}

import type { SocialCaptions } from '@listwright/contracts'
import { SOCIAL_NETWORKS } from '@listwright/contracts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import { toast } from '@/lib/toast.ts'

const LABELS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
} as const

interface CopyCaptionsMenuProps extends Pick<ButtonProps, 'size' | 'className'> {
  captions: SocialCaptions
  /** Warns of a caption that must not be published, and says whether it did. */
  warn: (caption: string, network: keyof typeof LABELS) => Promise<boolean>
  /** What the captions are about, for those who cannot see where the button stands. */
  about: string
  /** On a phone there is room for its sign only. */
  isTerse?: boolean
}

/** Copies one of the four captions: the button, then the network. */
export const CopyCaptionsMenu = ({
  captions,
  warn,
  about,
  isTerse = false,
  ...button
}: CopyCaptionsMenuProps) => {
  // A list has hundreds of these: a menu is only made for the one that is used.
  const [isUsed, setIsUsed] = useState(false)
  const trigger: ButtonProps = {
    variant: 'ghost',
    'aria-label': `Copy a caption about ${about}`,
    children: (
      <>
        <Copy aria-hidden="true" />
        <span className={isTerse ? 'max-md:hidden' : undefined}>Captions</span>
      </>
    ),
    ...button,
  }
  if (!isUsed)
    return (
      <Button
        {...trigger}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setIsUsed(true)}
      />
    )
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button {...trigger} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {SOCIAL_NETWORKS.map((network) => (
          <DropdownMenuItem
            key={network}
            onSelect={() => void copyCaption(captions[network], network, warn)}
          >
            {LABELS[network]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

const copyCaption = async (
  caption: string,
  network: keyof typeof LABELS,
  warn: CopyCaptionsMenuProps['warn'],
) => {
  try {
    await navigator.clipboard.writeText(caption)
  } catch (error) {
    console.error(error)
    toast.error('The browser did not allow copying. Select the text and copy it by hand.')
    return
  }
  if (!(await warn(caption, network))) toast.success(`The ${LABELS[network]} caption is copied`)
}

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Input } from './input.tsx'

/** A password field whose content can be made visible. */
export const PasswordInput = (props: Omit<ComponentProps<'input'>, 'type'>) => {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        aria-label="Show characters"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  )
}

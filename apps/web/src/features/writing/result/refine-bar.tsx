import {
  type Property,
  REFINE_WORDS_MAX,
  type RefinedPart,
  type RefineWish,
} from '@listwright/contracts'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx'
import { Input } from '@/components/ui/input.tsx'
import { useRefine } from '@/data/content/use-refine.ts'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { PlanLimitNotice } from '../plan-limit-notice.tsx'
import type { TextEdits } from './text-edits.ts'
import { withRefined } from './with-refined.ts'

interface RefineBarProps {
  property: Property
  content: WorkingContent
  part: RefinedPart
  edits: TextEdits
  /** What else can be made of the text. */
  children?: ReactNode
}

/** Under a text: what the writer can change about it, by a button or in the agent's own words. */
export const RefineBar = ({ property, content, part, edits, children }: RefineBarProps) => {
  const { client } = useAuth()
  const id = useId()
  const { refine, isRefining, limit, cannot } = useRefine(client)
  const [asked, setAsked] = useState<RefineWish['kind'] | null>(null)
  const [words, setWords] = useState('')
  // Other texts may be edited while this one is being changed.
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  }, [content])

  const wishFor = (wish: RefineWish) => {
    setAsked(wish.kind)
    refine(
      { property, content, part, wish },
      {
        onSuccess: (refined) => {
          edits.replace(part, withRefined(latest.current, refined), refined.done)
          if (wish.kind === 'words') setWords('')
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim().length > 1) wishFor({ kind: 'words', words: words.trim() })
  }
  const stateOf = (kind: RefineWish['kind']) => ({
    variant: 'outline' as const,
    size: 'sm' as const,
    busy: isRefining && asked === kind,
    inactive: isRefining,
  })

  return (
    <section aria-labelledby={id} className="grid max-w-[65ch] gap-3 border-t border-line pt-5">
      <h3 id={id} className="label-type">
        Refine
      </h3>
      <div className="flex flex-wrap gap-2">
        <Button {...stateOf('shorter')} onClick={() => wishFor({ kind: 'shorter' })}>
          Shorter
        </Button>
        <Button {...stateOf('warmer')} onClick={() => wishFor({ kind: 'warmer' })}>
          Warmer
        </Button>
        {property.features.length > 0 && (
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button {...stateOf('lead')}>
                Lead with…
                <ChevronDown aria-hidden="true" />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="start">
              {property.features.map((name, feature) => (
                <DropdownMenuItem key={name} onSelect={() => wishFor({ kind: 'lead', feature })}>
                  {name}
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
        )}
        {children}
      </div>
      <form onSubmit={submit} className="flex gap-2">
        <Input
          aria-label="Change it in your own words"
          placeholder="In your own words: lead with the porch"
          value={words}
          maxLength={REFINE_WORDS_MAX}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button
          type="submit"
          variant="outline"
          className="shrink-0"
          busy={isRefining && asked === 'words'}
          inactive={isRefining || words.trim().length < 2}
        >
          Change
        </Button>
      </form>
      <p role="status" className="text-sm text-muted empty:hidden">
        {cannot}
      </p>
      {limit && <PlanLimitNotice limit={limit} />}
    </section>
  )
}

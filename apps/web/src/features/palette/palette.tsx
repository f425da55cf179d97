import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { House, LibraryBig, type LucideIcon } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx'
import { FOUND, findPropertiesQuery } from '@/data/property/queries.ts'
import { paths } from '@/lib/paths.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { useFirstEntry } from './use-first-entry.ts'
import { usePaletteActions } from './use-palette-actions.ts'

interface PaletteProps {
  onClose: () => void
  onShowShortcuts: () => void
}

/** Every listing and every action, a few letters away. */
export const Palette = ({ onClose, onShowShortcuts }: PaletteProps) => {
  const [needle, setNeedle] = useState('')
  const command = useRef<HTMLDivElement>(null)
  const { asked, properties, isAnswered, isUnreachable } = useListings(needle.trim())
  const { actions, goTo } = usePaletteActions(onClose, onShowShortcuts)
  const wanted = actions.filter(({ label }) => label.toLowerCase().includes(asked.toLowerCase()))
  const isNothing = isAnswered && properties.length === 0 && wanted.length === 0
  useFirstEntry(command, properties[0]?.id ?? wanted[0]?.label ?? '')

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Go to" className="top-[12dvh]! translate-y-0! gap-4!">
        <Command ref={command} shouldFilter={false} label="Go to" className="grid min-h-0 gap-3">
          <Command.Input
            value={needle}
            onValueChange={setNeedle}
            placeholder="An address, a city or an action"
            className="h-11 w-full rounded-md border border-edge bg-card px-3.5 text-base placeholder:text-muted"
          />
          <Command.List
            label="Listings and actions"
            className="max-h-[50dvh] overflow-y-auto [&_[cmdk-group-heading]]:label-type [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-muted"
          >
            {properties.length > 0 && (
              <Listings properties={properties} asked={asked} goTo={goTo} />
            )}
            {wanted.length > 0 && (
              <Command.Group heading="Actions">
                {wanted.map(({ label, Icon, act }) => (
                  <Entry key={label} value={label} Icon={Icon} label={label} onSelect={act} />
                ))}
              </Command.Group>
            )}
          </Command.List>
          {/* A live region is only heard when it was there before its words. */}
          <p
            role="status"
            className="text-center text-sm text-muted not-empty:px-3 not-empty:py-6 empty:-mt-3"
          >
            {isNothing && 'Nothing is called that.'}
            {isUnreachable && 'Your listings cannot be searched just now.'}
          </p>
        </Command>
      </DialogContent>
    </Dialog>
  )
}

/** The listings that hold the typed words. They follow the typing a little later, so that it never stutters. */
const useListings = (needle: string) => {
  const { client } = useAuth()
  const asked = useDeferredValue(needle)
  const found = useQuery(findPropertiesQuery(client, asked))
  const isAnswered = found.isSuccess && !found.isPlaceholderData && asked === needle
  return {
    asked,
    properties: found.data ?? [],
    isAnswered,
    isUnreachable: found.isError || (!isAnswered && found.fetchStatus === 'paused'),
  }
}

interface ListingsProps {
  properties: ReturnType<typeof useListings>['properties']
  asked: string
  goTo: (path: string) => () => void
}

const Listings = ({ properties, asked, goTo }: ListingsProps) => (
  <Command.Group heading="Listings">
    {properties.map(({ id, address, city, state }) => (
      <Entry
        key={id}
        value={id}
        Icon={House}
        label={address}
        note={`${city}, ${state}`}
        onSelect={goTo(paths.generateFor(id))}
      />
    ))}
    {asked !== '' && properties.length === FOUND && (
      <Entry
        value="all matches"
        Icon={LibraryBig}
        label="All matches in Saved Content"
        onSelect={goTo(`${paths.saved}?${new URLSearchParams({ q: asked })}`)}
      />
    )}
  </Command.Group>
)

interface EntryProps {
  value: string
  Icon: LucideIcon
  label: string
  note?: string
  onSelect: () => void
}

const Entry = ({ value, Icon, label, note, onSelect }: EntryProps) => (
  <Command.Item
    value={value}
    onSelect={onSelect}
    className="flex cursor-pointer items-center gap-3 rounded-md px-3 py-2.5 text-sm data-[selected=true]:bg-chosen data-[selected=true]:text-on-chosen"
  >
    <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" strokeWidth={1.6} />
    {/* A phone has no room for both beside each other. */}
    <span className="grid min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-3">
      <span className="truncate">{label}</span>
      {note && <span className="shrink-0 text-xs text-muted max-sm:truncate">{note}</span>}
    </span>
  </Command.Item>
)

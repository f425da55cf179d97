import type { ToneCard } from '@listwright/contracts'
import { PlanLock } from '@/components/plan-lock.tsx'

interface ToneOptionProps extends ToneCard {
  value: string
  isChosen: boolean
  /** The plan that has this tone, when the present one lacks it. It can be chosen all the same: the server decides. */
  lockedTo?: string | undefined
  onChoose: (value: string) => void
}

/**
 * A tone to choose. Its preview replaces its description on hover and focus, and on touch screens when chosen. A phone
 * keeps no room for the preview of what is not chosen: all six should be seen at once.
 */
export const ToneOption = ({
  value,
  label,
  description,
  preview,
  isChosen,
  lockedTo,
  onChoose,
}: ToneOptionProps) => (
  <label className="group grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3.5 gap-y-1 rounded-lg border border-line p-4 max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:px-3.5 max-sm:py-2.5 transition-colors hover:border-edge has-checked:border-primary has-checked:bg-chosen/45 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-text">
    <input
      type="radio"
      name="tone"
      value={value}
      checked={isChosen}
      onChange={() => onChoose(value)}
      className="mt-1 size-4 accent-primary outline-none"
    />
    <span className="font-semibold max-sm:text-[0.9375rem]">{label}</span>
    <span className="col-start-2 row-start-2 text-sm text-muted transition-opacity group-hover:opacity-0 group-has-focus-visible:opacity-0 pointer-coarse:group-has-checked:opacity-0">
      {description}
    </span>
    <span className="invisible max-sm:pointer-coarse:not-group-has-checked:hidden col-start-2 row-start-2 border-l-2 border-brass pl-3 font-display text-sm italic opacity-0 transition-opacity group-hover:visible group-hover:opacity-100 group-has-focus-visible:visible group-has-focus-visible:opacity-100 pointer-coarse:group-has-checked:visible pointer-coarse:group-has-checked:opacity-100">
      {preview}
    </span>
    {lockedTo && <PlanLock plan={lockedTo} className="col-start-2 mt-1" />}
  </label>
)

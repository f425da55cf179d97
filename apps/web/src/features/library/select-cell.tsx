import { Check } from 'lucide-react'

interface SelectCellProps {
  label: string
  id: string
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

/** The cell of a dense list by which its row is selected. The browser's own box is grey in the dark theme. */
export const SelectCell = ({ label, id, isChosen, onChoose }: SelectCellProps) => (
  <td>
    <label className="grid size-9 cursor-pointer place-items-center *:col-start-1 *:row-start-1">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={(event) => onChoose(id, event.target.checked)}
        className="size-4.5 cursor-pointer appearance-none rounded-sm border border-edge bg-card checked:border-primary checked:bg-primary"
      />
      {isChosen && (
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none size-3.5 text-on-primary"
        />
      )}
    </label>
  </td>
)

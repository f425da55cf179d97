interface SelectCellProps {
  label: string
  id: string
  isChosen: boolean
  onChoose: (id: string, isChosen: boolean) => void
}

/** The cell of a dense list by which its row is selected. */
export const SelectCell = ({ label, id, isChosen, onChoose }: SelectCellProps) => (
  <td>
    <label className="grid size-9 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={(event) => onChoose(id, event.target.checked)}
        className="size-4.5 accent-estate-600"
      />
    </label>
  </td>
)

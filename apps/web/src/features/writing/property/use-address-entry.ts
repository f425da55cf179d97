import type { ClipboardEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { asPlaceName, asState } from './place-names.ts'
import type { PropertyFormValues } from './property-form-values.ts'
import { type AddressParts, wholeAddress } from './whole-address.ts'

/** Divides an address that was entered in one piece among its fields, and corrects how city and state are written. */
export const useAddressEntry = ({
  getValues,
  setValue,
  formState,
}: UseFormReturn<PropertyFormValues>) => {
  const tidy = (name: 'city' | 'state', tidied: (typed: string) => string) => {
    const typed = getValues(name)
    if (tidied(typed) !== typed) setValue(name, tidied(typed), { shouldDirty: true })
  }
  const tidyCity = () => tidy('city', asPlaceName)
  const tidyState = () => tidy('state', asState)
  const fill = ({ address, city, state, zipCode }: AddressParts) => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('address', address, options)
    setValue('city', asPlaceName(city), options)
    setValue('state', asState(state), options)
    if (zipCode) setValue('zipCode', zipCode, options)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const replacesAll = selectionStart === 0 && selectionEnd === value.length
    const parts = wholeAddress(event.clipboardData.getData('text'))
    if (!parts || !replacesAll) return
    event.preventDefault()
    fill(parts)
  }
  /** A keyboard that suggests or dictates an address enters it like typing, without a paste. */
  const split = () => {
    const { address, city, state, zipCode } = getValues()
    const parts = city || state || zipCode ? null : wholeAddress(address)
    if (parts) fill(parts)
  }
  /** For a form that is sent from within a field: its own correction comes when the focus leaves it. */
  const tidyAll = () => {
    split()
    tidyCity()
    tidyState()
  }
  return { paste, split, tidyCity, tidyState, tidyAll }
}

import type { Property } from '@listwright/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenDraft } from '../use-open-draft.ts'
import type { PropertyFormValues } from './property-form-values.ts'

/**
 * Which version of the property the form shows, and what was typed into it. The newest fills the form by itself as long
 * as nothing is typed.
 */
export const useShownVersion = (
  property: Property | null,
  { typed, changeForm }: Pick<OpenDraft, 'typed' | 'changeForm'>,
) => {
  const newest = property?.updatedAt ?? null
  const [opened] = useState(() => typed.current)
  const [basedOn, setBasedOn] = useState(opened ? opened.basedOn : newest)
  const [isTyped, setIsTyped] = useState(opened !== null)
  const [fillings, setFillings] = useState(0)
  const latest = useRef(opened?.values)
  const isOvertaken = basedOn !== newest

  const fillWithNewest = useCallback(() => {
    setBasedOn(newest)
    setIsTyped(false)
    setFillings((count) => count + 1)
    changeForm(null)
  }, [newest, changeForm])

  useEffect(() => {
    if (isOvertaken && !isTyped) fillWithNewest()
  }, [isOvertaken, isTyped, fillWithNewest])

  const change = useCallback(
    (values: PropertyFormValues) => {
      latest.current = values
      setIsTyped(true)
      changeForm({ values, basedOn })
    },
    [basedOn, changeForm],
  )
  const keepMine = () => {
    setBasedOn(newest)
    if (latest.current) changeForm({ values: latest.current, basedOn: newest })
  }
  return {
    basedOn,
    /** How often the form was filled anew. */
    fillings,
    /** What was typed before the step was last left, unless the form was filled anew. */
    restored: fillings === 0 ? opened?.values : undefined,
    isTypedOver: isOvertaken && isTyped,
    change,
    fillWithNewest,
    keepMine,
  }
}

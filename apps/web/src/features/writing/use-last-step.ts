import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { STEPS, type Step } from './step.ts'

/**
 * The step that is shown. A reload, and the way back through the history, open the one that was left; whoever comes
 * anew begins at `first`.
 */
export const useLastStep = (subject: string, first: Step) => {
  // The key of a visit outlasts a reload, and is another one for the next visit of the same address.
  const { key } = useLocation()
  const name = `listwright.step.${key}.${subject}`
  const [step, setStep] = useState(() => {
    const left = read(name)
    return STEPS.find((one) => one === left) ?? first
  })
  const show = useCallback(
    (next: Step) => {
      setStep(next)
      write(name, next)
    },
    [name],
  )
  return [step, show] as const
}

// Where storage is forbidden, a reload begins at the first step.
const read = (name: string) => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
const write = (name: string, step: Step) => {
  try {
    sessionStorage.setItem(name, step)
  } catch {}
}

import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { featureReadingsQuery } from '@/data/property/feature-readings.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { usePause } from '@/lib/use-pause.ts'
import type { PropertyFormValues } from '../property-form-values.ts'
import { readableFacts } from './readable-facts.ts'

/** A pause in typing after which the features are read. */
const PAUSE_MS = 600

/** How the features are understood, by their words, as of the last pause in typing. */
export const useFeatureReadings = ({ getValues, subscribe }: UseFormReturn<PropertyFormValues>) => {
  const { client } = useAuth()
  const [facts, setFacts] = useState(() => readableFacts(getValues()))
  const reading = usePause(useCallback(() => setFacts(readableFacts(getValues())), [getValues]))
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => reading.wait(PAUSE_MS),
    })
    return () => {
      unsubscribe()
      reading.cancel()
    }
  }, [subscribe, reading])
  const { data } = useQuery(featureReadingsQuery(client, facts))
  return new Map(data?.map((reading) => [reading.typed, reading]))
}

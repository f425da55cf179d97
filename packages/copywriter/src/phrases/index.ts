import type { Tone } from '@listwright/contracts'
import type { Voice } from '../realise/voice.ts'
import { casual } from './casual.ts'
import { classic } from './classic.ts'
import { family } from './family.ts'
import { investor } from './investor.ts'
import { luxury } from './luxury.ts'
import { modern } from './modern.ts'

export const VOICES: Record<Tone, Voice> = { luxury, investor, family, modern, classic, casual }

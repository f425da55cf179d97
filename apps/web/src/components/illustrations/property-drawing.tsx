import type { PropertyType } from '@listwright/contracts'
import { cn } from '@/lib/cn.ts'
import elevations from './elevations.svg'

interface PropertyDrawingProps {
  type: PropertyType
  className?: string
}

/** An architect's elevation of a property type, drawn in the theme's colours. */
export const PropertyDrawing = ({ type, className }: PropertyDrawingProps) => (
  <svg viewBox="0 0 320 228" aria-hidden="true" className={cn('block w-full', className)}>
    <use href={`${elevations}#${type.toLowerCase().replaceAll(' ', '-')}`} />
  </svg>
)

import { Bath, BedDouble, Ruler } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount, formatNumber } from '@/lib/format.ts'

interface PropertyFactsProps {
  bedrooms: number
  bathrooms: number
  squareFeet: number
}

/** Bedrooms, bathrooms and size in one line. */
export const PropertyFacts = ({ bedrooms, bathrooms, squareFeet }: PropertyFactsProps) => (
  <ul className="figures flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted">
    <Fact icon={<BedDouble />}>{formatCount(bedrooms, 'bed')}</Fact>
    <Fact icon={<Bath />}>{formatCount(bathrooms, 'bath')}</Fact>
    <Fact icon={<Ruler />}>{formatNumber(squareFeet)} sq ft</Fact>
  </ul>
)

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5 [&_svg]:size-4">
    <span aria-hidden="true">{icon}</span>
    {children}
  </li>
)

import type { SubjectRules } from '../subject-rules.ts'
import { AVAILABILITY } from './availability.ts'
import { COMMERCIAL_TENANTS } from './commercial-tenants.ts'
import { CONCESSIONS } from './concessions.ts'
import { INCOME } from './income.ts'
import { LEASE_LENGTHS } from './lease-lengths.ts'
import { LEASES } from './leases.ts'
import { LET_PREMISES } from './let-premises.ts'
import { NET_LEASES } from './net-leases.ts'
import { OCCUPANCY } from './occupancy.ts'
import { OCCUPIED_UNITS } from './occupied-units.ts'
import { RENT_CONTROL } from './rent-control.ts'
import { RENTED_FLOORS } from './rented-floors.ts'
import { RENTS } from './rents.ts'
import { RENTS_WITH_ROOMS } from './rents-with-rooms.ts'
import { SCREENING } from './screening.ts'
import { TENANTS } from './tenants.ts'
import { TENANTS_OF_UNITS } from './tenants-of-units.ts'
import { UNIT_RENTS } from './unit-rents.ts'
import { UNITS } from './units.ts'
import { UNITS_BY_NUMBER } from './units-by-number.ts'
import { UNITS_IN_USE } from './units-in-use.ts'
import { VACANCIES } from './vacancies.ts'

/** Tenants, leases and rents. */
export const RENTAL_SUBJECTS: readonly SubjectRules[] = [
  RENTS_WITH_ROOMS,
  UNITS_BY_NUMBER,
  UNITS_IN_USE,
  TENANTS_OF_UNITS,
  TENANTS,
  OCCUPANCY,
  OCCUPIED_UNITS,
  LEASES,
  RENTS,
  INCOME,
  NET_LEASES,
  CONCESSIONS,
  AVAILABILITY,
  SCREENING,
  RENTED_FLOORS,
  LEASE_LENGTHS,
  RENT_CONTROL,
  COMMERCIAL_TENANTS,
  VACANCIES,
  LET_PREMISES,
  UNITS,
  UNIT_RENTS,
]

import { tell } from '../telling.ts'

/** Counters, cabinets and appliances. */
export const KITCHEN = [
  tell('{maker} appliances', 'the appliances [are] by {maker}'),
  tell('{maker} appliance package/suite', 'the appliances [are] by {maker}'),
  tell('appliances by {maker}', 'the appliances [are] by {maker}'),
  tell('{stone} island', '{stone} [tops] the island', { sober: 'the island [is] {stone}' }),
  tell('{stone} waterfall island', '{stone} [tops] the waterfall island', { sober: null }),
  tell('{material} kitchen cabinets', 'the kitchen cabinets [are] {material}'),
  tell('cabinetry/cabinets by {maker}', 'the {cabinetry/cabinets} [is] by {maker}'),
  tell(
    'Italian/custom cabinetry/cabinets by {maker}',
    'the {Italian/custom} {cabinetry/cabinets} [is] by {maker}',
  ),
]

import type { Feature } from '../feature.ts'

/** A feature on one line, for tables: kind; concept; name and place; statement; whatever else was read. */
export const shownFeature = (feature: Feature): string => {
  const {
    kind,
    concept,
    name,
    statement,
    year,
    count,
    money,
    list,
    distance,
    place,
    seen,
    date,
    partOf,
  } = feature
  const named = name
    ? `${name.text}${name.tail ? ` ~ ${name.tail}` : ''} (${name.number}${name.isCounted ? ', counted' : ''}${name.isName ? ', name' : ''})`
    : '-'
  const sum = money && [money.amount, money.period, money.label, ...money.includes].filter(Boolean)
  const rest = [
    !name && !statement && `note ${feature.text}`,
    year && `year ${year}`,
    count !== null && `n ${count}`,
    sum && `money ${sum.join(' | ')}`,
    list.length > 0 && `list ${list.join(' | ')}`,
    distance && `distance ${distance}`,
    place && `place ${place}`,
    seen && `seen ${seen}`,
    date && `date ${date}`,
    partOf && `of ${partOf.text}`,
  ].filter(Boolean)
  return [kind, concept ?? '-', named, statement ?? '-', ...rest].join('; ')
}

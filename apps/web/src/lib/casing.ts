type Camel<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

/** The fields of a row under their camelCase names. */
export type CamelKeys<Row> = { [Name in keyof Row as Camel<Name>]: Row[Name] }

/**
 * The wire and the database speak snake_case, screens speak camelCase; rows are renamed here and nowhere else.
 * @example camelKeys({ user_id: 'ada' }) // { userId: 'ada' }
 */
export const camelKeys = <Row extends object>(row: Row): CamelKeys<Row> =>
  // The type above renames exactly as the function below does, which the compiler cannot follow.
  renamed(row, toCamel) as CamelKeys<Row>

type Snake<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name

type SnakeKeys<Fields> = { [Name in keyof Fields as Snake<Name>]: Fields[Name] }

/** The reverse of camelKeys. @example snakeKeys({ fullName: 'Ada' }) // { full_name: 'Ada' } */
export const snakeKeys = <Fields extends object>(fields: Fields): SnakeKeys<Fields> =>
  renamed(fields, toSnake) as SnakeKeys<Fields>

const renamed = (fields: object, rename: (name: string) => string): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [rename(name), value]))

const toCamel = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

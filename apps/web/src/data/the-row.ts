import { OvertakenError } from './overtaken-error.ts'

/**
 * The row that an update has changed. The answer is read as a list: where one row is asked for and there is none, the
 * server answers 406, and the browser shows that in its console as an error, which being overtaken is not.
 */
export const theRow = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new OvertakenError('There is no row in this version')
  return row
}

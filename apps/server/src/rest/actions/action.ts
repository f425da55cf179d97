import type { Statement } from '../../database/database.ts'
import type { Answer } from '../build/answer.ts'
import type { PayloadShape } from '../parse/payload.ts'
import type { PlanContext } from '../plan/plan-read.ts'

/** The plan of a request: one statement, and how its result is turned into a response. */
export interface Action {
  statement: Statement
  /** Runs where the database refuses any change. */
  isReadOnly: boolean
  /** The statement gives each row's JSON by itself, to be put together here. */
  isRowByRow?: boolean
  respond(answer: Answer): Response
}

/** An HTTP request as far as the engine cares. */
export interface RestRequest {
  method: string
  /** The relation or function in the path. */
  target: string
  search: string
  accept: string | undefined
  prefer: string | undefined
  range: string | undefined
  contentType: string | undefined
  readBody(): Promise<string>
}

/** Plans a change for all bodies of a shape. */
export type Act = (context: PlanContext, request: RestRequest, shape: PayloadShape) => Action

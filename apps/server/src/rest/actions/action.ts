import type { Statement } from '../../database/database.ts'
import type { Answer } from '../build/answer.ts'
import type { PayloadShape } from '../parse/payload.ts'
import type { RestContext } from '../resolve/resolve-read.ts'

/** What a request comes down to: one statement, and how its result is turned into a response. */
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

/** Makes the action of a change, for all bodies of a shape. */
export type Act = (context: RestContext, request: RestRequest, shape: PayloadShape) => Action

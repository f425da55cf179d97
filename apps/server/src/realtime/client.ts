import type { Caller } from '../database/database.ts'
import type { Channel, Outlet } from './channel.ts'
import type { ChannelRefusal } from './errors.ts'
import type { Message, Version } from './protocol/message.ts'
import type { Speaker } from './speaker.ts'

/** What the handshake said. */
export interface Handshake {
  version: Version
  /** Whom the API key stands for, until a token says more. */
  speaker: Speaker
  request: NonNullable<Caller['request']>
  isFromBrowser: boolean
}

/** A socket as the parts of the service see it. */
export interface Client extends Outlet {
  readonly handshake: Handshake
  /** When it last sent anything. */
  readonly heardAt: number
  /** For whom it was counted. */
  readonly users: Set<string>
  channels(): Channel[]
  /** Takes the place of an earlier channel of the same topic. */
  addChannel(channel: Channel): void
  endChannel(channel: Channel, refusal?: ChannelRefusal): void
  /** Ends every channel with its reason, then the socket. */
  endAll(refusal: ChannelRefusal): void
  end(code: number, reason: string): void
  reply(message: Message, status: 'ok' | 'error', response?: object): void
}

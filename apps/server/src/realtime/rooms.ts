import type { Channel } from './channel.ts'
import { type Broadcast, encodeBroadcast } from './protocol/broadcast.ts'
import { VERSIONS } from './protocol/message.ts'

/** Which channels of this server receive the messages of a topic. */
export class Rooms {
  readonly #members = new Map<string, Set<Channel>>()

  enter(channel: Channel) {
    const { room } = channel
    this.#members.set(room, (this.#members.get(room) ?? new Set()).add(channel))
  }

  leave(channel: Channel) {
    const { room } = channel
    const members = this.#members.get(room)
    members?.delete(channel)
    if (members?.size === 0) this.#members.delete(room)
  }

  /** To everybody in the room but the speaker, unless that one wants to hear itself. */
  say(room: string, broadcast: Broadcast, from?: Channel) {
    const members = this.#members.get(room)
    const [first] = members ?? []
    if (!members || !first) return
    const frames = new Map(
      VERSIONS.map((version) => [version, encodeBroadcast(version, first.topic, broadcast)]),
    )
    for (const member of members) {
      if (!member.permissions.read.broadcast) continue
      if (member === from && !member.config.broadcast.self) continue
      const frame = frames.get(member.outlet.version)
      if (frame !== undefined) member.outlet.send(frame)
    }
  }
}

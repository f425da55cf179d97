import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const instagram: NetworkLines = {
  luxury: {
    hooks: lines`
      [Poise|Calm|Restraint] and proportion: a {city} {what} with {figures}.
      [Slow down|Pause] for this {what} in {city}, {figures} in all.`,
    asks: lines`
      [Save this post|Keep this] for a slower moment, or send it to someone with an eye for proportion.
      For the full particulars, send a message.`,
  },
  investor: {
    hooks: lines`
      [Save|Note|Keep] the inputs on this {city} {what}: {figures}.
      The [spec sheet|file|data] on a {what} in {city} starts with {figures}.`,
    asks: lines`
      Save this for your comparison sheet.
      [What would you verify|Which figure would you check] first?`,
  },
  family: {
    hooks: lines`
      A [friendly|warm|cheerful] hello from {city}: a {what} with {figures}.
      [Boots by the door|Kettle on|Coats off], {figures}, and a {what} in {city} to come home to.`,
    asks: lines`
      [What would you do with it first|Where would you begin]?
      Save this for your next [Sunday drive|free afternoon].`,
  },
  modern: {
    hooks: lines`
      [Edited down|No filler|Zoom in]: a {what} in {city} with {figures}.
      A {city} {what} that [gets to the point|leads|opens] with {figures}.`,
    asks: lines`
      Save it, share it, see it.
      [Message us|Send a note] to lock in a tour.`,
  },
  classic: {
    hooks: lines`
      A {what} of [good proportion|sound order|modest claims] in {city}, with {figures}.
      [Steady, settled|Sound, sensible] and in {city}: a {what} with {figures}.`,
    asks: lines`
      Kindly save this for a leisurely look.
      Showings may be arranged at your convenience.`,
  },
  casual: {
    hooks: lines`
      [Okay|So|Well], this {what} in {city} has {figures}[ and nothing to hide|].
      [Not to be dramatic|Don't mind us], but here's a {city} {what} with {figures}.`,
    asks: lines`
      [Tag|Send this to] your house-hunting buddy.
      Save this for later[ and come see it in person|].`,
  },
}

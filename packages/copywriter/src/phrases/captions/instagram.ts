import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const instagram: NetworkLines = {
  luxury: {
    hooks: lines`
      A {what} in {city}, composed across [{sqft}|{lot}].
      Poise, proportion and {figures} in a {city} {what}.
      Slow down for this {what} in {city}, {figures} in all.
      The art of restraint, as a {what} in {city} with {figures}.`,
    asks: lines`
      Save this post for a slower moment, and message us to arrange a private viewing.
      Send this to someone with an eye for proportion.
      For the full particulars, send a message.`,
  },
  investor: {
    hooks: lines`
      Save the inputs on this {city} {what}: {figures}.
      The spec sheet for a {what} in {city} starts with {figures}.
      Every figure on this {city} {what} can be checked, beginning with {figures}.
      File this under {city}: a {what} with {figures}.`,
    asks: lines`
      Save this for your comparison sheet.
      Message us for the property file.
      What would you verify first?`,
  },
  family: {
    hooks: lines`
      A friendly hello from {city}: a {what} with {figures}.
      Good things could start with this {what} in {city}, {figures} in all.
      Boots by the door, {figures}, and a {what} in {city} to come home to.
      Home, in {city}, can look like this {what} with {figures}.`,
    asks: lines`
      What would you do with it first?
      Save this for your next Sunday drive.
      Come by for a look; we would love to show you around.`,
  },
  modern: {
    hooks: lines`
      Edited down: a {what} in {city} with {figures}.
      No filler, only {figures} in a {city} {what}.
      A {city} {what} that gets to the point with {figures}.
      Zoom in on a {what} in {city} with {figures}.`,
    asks: lines`
      Save it, share it, see it.
      Message us to lock in a tour.
      Which room gets the desk?`,
  },
  classic: {
    hooks: lines`
      A {what} of good proportion in {city}, with {figures}.
      There is comfort in good order, and in a {city} {what} with {figures}.
      Steady, settled and in {city}: a {what} with {figures}.
      The settled plan of this {city} {what} gives {figures}.`,
    asks: lines`
      Kindly save this for a leisurely look.
      Showings may be arranged at your convenience.
      We would be pleased to show it to you.`,
  },
  casual: {
    hooks: lines`
      Okay, this {what} in {city} has {figures} and nothing to hide.
      Couch test: passed by this {city} {what} with {figures}.
      Not to be dramatic, but here's a {city} {what} with {figures}.
      You, a {what} in {city}, and {figures}.`,
    asks: lines`
      Tag your house-hunting buddy.
      Save this for later and come see it in person.
      Send us a message and we'll find a time.`,
  },
}

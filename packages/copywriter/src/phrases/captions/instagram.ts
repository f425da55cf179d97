import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const instagram: NetworkLines = {
  luxury: {
    hooks: lines`
      A {what} in {city}, composed across [{sqft}|{lot}].
      Poise, proportion and {figures} in a {city} {what}.
      Slow down for this {what} in {city}, {figures} in all.
      Some rooms ask to be taken slowly, and this {what} in {city} has {figures}.
      The art of restraint, as a {what} in {city} with {figures}.
      Behind the door in {city} is a {what} with {figures}.`,
    asks: lines`
      Save this post for a slower moment, and message us to arrange a private viewing.
      Private viewings are arranged by appointment.
      Send this to someone with an eye for proportion.
      For the full particulars, send a message.
      Which room would you see first?`,
  },
  investor: {
    hooks: lines`
      Save the inputs on this {city} {what}: {figures}.
      {figures} in a {city} {what}, no guesswork.
      The spec sheet for a {what} in {city} starts with {figures}.
      Swipe-worthy numbers from a {what} in {city}: {figures}.
      Every figure on this {city} {what} can be checked, beginning with {figures}.
      File this under {city}: a {what} with {figures}.`,
    asks: lines`
      Save this for your comparison sheet.
      Message us for the property file.
      Compare it with your shortlist and tell us what you find.
      What would you verify first?
      Send it to the person who runs your spreadsheets.`,
  },
  family: {
    hooks: lines`
      A friendly hello from {city}: a {what} with {figures}.
      Good things could start with this {what} in {city}, {figures} in all.
      Imagine the kettle on in this {what} in {city}, {figures} in all.
      The kind of {what} in {city} you want to linger in, with {figures}.
      Boots by the door, {figures}, and a {what} in {city} to come home to.
      Home, in {city}, can look like this {what} with {figures}.
      Everyday life gets {figures} in this {city} {what}.
      Long dinners welcome at this {what} in {city}, with {figures}.`,
    asks: lines`
      What would you do with it first?
      Save this for your next Sunday drive.
      Come by for a look; we would love to show you around.
      Send it to someone you would invite to dinner.
      Tell us what you would cook first.`,
  },
  modern: {
    hooks: lines`
      Edited down: a {what} in {city} with {figures}.
      No filler, only {figures} in a {city} {what}.
      Lines, planes, {figures}: a {what} in {city}.
      A {city} {what} that gets to the point with {figures}.
      Form, function and {figures} in this {city} {what}.
      Zoom in on a {what} in {city} with {figures}.`,
    asks: lines`
      Save it, share it, see it.
      Message us to lock in a tour.
      Tap save and plan the layout.
      Which room gets the desk?
      Tour it, then sleep on it.`,
  },
  classic: {
    hooks: lines`
      A {what} of good proportion in {city}, with {figures}.
      There is comfort in good order, and in a {city} {what} with {figures}.
      Tradition keeps its place in this {city} {what}, {figures} in all.
      Steady, settled and in {city}: a {what} with {figures}.
      In the old manner, a {what} in {city} with {figures}.
      The settled plan of this {city} {what} gives {figures}.`,
    asks: lines`
      Kindly save this for a leisurely look.
      Showings may be arranged at your convenience.
      Which room would hold the bookcase?
      We would be pleased to show it to you.
      Share it with a friend of good houses.`,
  },
  casual: {
    hooks: lines`
      Okay, this {what} in {city} has {figures} and nothing to hide.
      Couch test: passed by this {city} {what} with {figures}.
      POV: you found a {what} in {city} with {figures}.
      Not to be dramatic, but here's a {city} {what} with {figures}.
      Weekend plans start at this {what} in {city}, {figures} and all.
      You, a {what} in {city}, and {figures}.`,
    asks: lines`
      Tag your house-hunting buddy.
      Save this for later and come see it in person.
      Where's the couch going?
      Send us a message and we'll find a time.
      Snacks on us? Maybe. Come find out.`,
  },
}

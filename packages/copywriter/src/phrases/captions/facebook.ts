import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const facebook: NetworkLines = {
  luxury: {
    hooks: lines`
      Presented in {city}: a {what} [with {figures}|of evident poise, with {figures}].
      An address of composure in {city}, this {what} offers {figures}.
      This {what} in {city} takes its time, and gives {figures}.
      With {figures}, this {what} in {city} is measured in every sense.
      A considered {what} in {city} makes its introduction with {figures}.
      This {what} in {city} sets out {figures} with some restraint.`,
    asks: lines`
      Private tours are available on request.
      To see it in person, send us a message and we will arrange a private visit.
      We would be glad to arrange a private viewing at a time that suits you.
      Inquiries are welcome, and private tours can be arranged.`,
  },
  investor: {
    hooks: lines`
      By the numbers: a {what} in {city} with {figures}.
      This {what} in {city} reports {figures}.
      A {city} {what} for the comparison file: {figures}.
      Here are the inputs on a {what} in {city}: {figures}.
      Measurable from the start, this {what} in {city} lists {figures}.
      Add a {city} {what} to the model, with {figures}.`,
    asks: lines`
      Message us for the supporting documents.
      Request the property file and run your own numbers.
      A walk-through can be arranged to verify the details.
      Questions about the data? Send us a message.`,
  },
  family: {
    hooks: lines`
      Come on in: this {what} in {city} has {figures} to settle into.
      There is a place for everything in this {city} {what} with {figures}.
      A warm hello from {city}, where this {what} has {figures}.
      Picture the week ahead in this {what} in {city}, with {figures}.
      Good days could start in this {city} {what} with {figures}.`,
    asks: lines`
      Send us a message and come by for a visit.
      We would love to show you around.
      Come take a look, and bring the tape measure.
      Stop in, look around and stay as long as you like.`,
  },
  modern: {
    hooks: lines`
      Meet a {what} in {city} that keeps it simple: {figures}.
      Fresh start, {city} address: a {what} with {figures}.
      This {city} {what} puts {figures} to work.
      Think clean, think clear: a {what} in {city} with {figures}.
      A {what} in {city}, {figures}, nothing extra.
      Plan your next move around this {city} {what} with {figures}.`,
    asks: lines`
      Send a message and pick a time to see it.
      Ready for a look? Pick a time.
      Tours are open, so set yours up.
      From post to tour in a single message.`,
  },
  classic: {
    hooks: lines`
      It is a pleasure to present a {what} in {city} with {figures}.
      This {what} in {city} provides {figures} in good order.
      A well-ordered {what} is offered in {city}, with {figures}.
      In {city}, a {what} of {figures} comes to the market.
      The plan is settled and the address is {city}: a {what} with {figures}.
      A proper introduction to a {what} in {city}, which has {figures}.`,
    asks: lines`
      Showings may be arranged by message, at your convenience.
      We look forward to showing it to you.
      You are invited to see it in person.
      A showing may be arranged on request.`,
  },
  casual: {
    hooks: lines`
      Friends of {city}, meet a {what} with {figures}.
      Here's the rundown on a {what} in {city}: {figures}.
      This {what} in {city} is easy to like, with {figures}.
      Let's talk about this {what} in {city} and its {figures}.
      A {city} {what} with {figures} would like to say hi.`,
    asks: lines`
      Drop us a message and we'll set up a time.
      Questions? Ask away in the comments.
      Know somebody who's looking? Pass it along.
      Let's get you in for a look.`,
  },
}

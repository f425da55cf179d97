import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const facebook: NetworkLines = {
  luxury: {
    hooks: lines`
      Presented in {city}: a {what} [with {figures}|of evident poise, with {figures}].
      An address of composure in {city}, this {what} offers {figures}.
      With {figures}, this {what} in {city} is measured in every sense.
      A considered {what} in {city} makes its introduction with {figures}.`,
    asks: lines`
      Private tours are available on request.
      To see it in person, send us a message and we will arrange a private visit.
      Inquiries are welcome, and private tours can be arranged.`,
  },
  investor: {
    hooks: lines`
      By the numbers: a {what} in {city} with {figures}.
      This {what} in {city} reports {figures}.
      Here are the inputs on a {what} in {city}: {figures}.
      Add a {city} {what} to the model, with {figures}.`,
    asks: lines`
      Message us for the supporting documents.
      Request the property file and run your own numbers.
      A walk-through can be arranged to verify the details.`,
  },
  family: {
    hooks: lines`
      Come on in: this {what} in {city} has {figures} to settle into.
      There is a place for everything in this {city} {what} with {figures}.
      Picture the week ahead in this {what} in {city}, with {figures}.
      Good days could start in this {city} {what} with {figures}.`,
    asks: lines`
      Send us a message and come by for a visit.
      We would love to show you around.
      Stop in, look around and stay as long as you like.`,
  },
  modern: {
    hooks: lines`
      Meet a {what} in {city} that keeps it simple: {figures}.
      Fresh start, {city} address: a {what} with {figures}.
      This {city} {what} puts {figures} to work.
      Think clean, think clear: a {what} in {city} with {figures}.`,
    asks: lines`
      Send a message and pick a time to see it.
      Ready for a look? Pick a time.
      From post to tour in a single message.`,
  },
  classic: {
    hooks: lines`
      It is a pleasure to present a {what} in {city} with {figures}.
      This {what} in {city} provides {figures} in good order.
      A well-ordered {what} is offered in {city}, with {figures}.
      In {city}, a {what} of {figures} comes to the market.`,
    asks: lines`
      We look forward to showing it to you.
      You are invited to see it in person.
      A showing may be arranged on request.`,
  },
  casual: {
    hooks: lines`
      Friends of {city}, meet a {what} with {figures}.
      Here's the rundown on a {what} in {city}: {figures}.
      This {what} in {city} is easy to like, with {figures}.
      Let's talk about this {what} in {city} and its {figures}.`,
    asks: lines`
      Drop us a message and we'll set up a time.
      Questions? Ask away in the comments.
      Let's get you in for a look.`,
  },
}

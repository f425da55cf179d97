import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const facebook: NetworkLines = {
  luxury: {
    hooks: lines`
      [Presented|Introduced|Offered] in {city}: a {what} with {figures}.
      With {figures}, this {what} in {city} is [measured|considered|composed] [in every sense|rather than showy].`,
    asks: lines`
      Private [tours|visits] [are available|can be arranged] on request.
      [For a private tour|To see it in person], send us a message.`,
  },
  investor: {
    hooks: lines`
      [By the numbers|For the model|First the inputs]: a {what} in {city} with {figures}.
      This {what} in {city} [reports|shows|lists] {figures}.`,
    asks: lines`
      [Message us for|Request|Ask for] the [documents|disclosures|property file] and run your own numbers.
      A walk-through can be arranged to verify the details.`,
  },
  family: {
    hooks: lines`
      [Say hello to|Come and meet|Get to know] this {what} in {city}, with {figures}[| to explore].
      [Good|Slow|Easy] [days|mornings|weekends] could start in this {city} {what} with {figures}.`,
    asks: lines`
      [Send us a message and come by|Come by|Stop in] for a [visit|look].
      We would love to show you around.`,
  },
  modern: {
    hooks: lines`
      [Fresh start|Clear numbers|No clutter], {city} address: a {what} with {figures}.
      This {city} {what} [puts {figures} to work|keeps it simple with {figures}].`,
    asks: lines`
      [Send a message|Message us] and pick a time[ to see it|].
      From post to tour in a single message.`,
  },
  classic: {
    hooks: lines`
      [It is a pleasure|We are pleased] to [present|offer] a {what} in {city} with {figures}.
      This {what} in {city} provides {figures}[ in good order|].`,
    asks: lines`
      [You are invited|We invite you] to see it in person.
      A showing may be arranged on request.`,
  },
  casual: {
    hooks: lines`
      [Friends of|Psst,|Hello,] {city}, meet a {what} with {figures}.
      Here's the [rundown|lowdown|latest] on a {what} in {city}: {figures}.`,
    asks: lines`
      [Drop us a message|Message us|Give a shout] and we'll set up a time.
      Questions? [Ask away|Drop them] in the comments.`,
  },
}

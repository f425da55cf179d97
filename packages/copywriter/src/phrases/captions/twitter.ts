import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const twitter: NetworkLines = {
  luxury: {
    hooks: lines`
      [Composed|Unhurried|Considered]: a {what} in {city}, {short}.
      In {city}, a {what} [with poise|of real composure]: {short}.`,
    asks: lines`
      [Inquire for|Ask about] a private viewing.
      Private viewings can be arranged.`,
  },
  investor: {
    hooks: lines`
      [Inputs for|Figures on|Data on] a {city} {what}: {short}.
      For the {city} [watchlist|file|model]: a {what}, {short}.`,
    asks: lines`
      Ask for the property file.
      [Run|Check] your own numbers.`,
  },
  family: {
    hooks: lines`
      [Good things start in|Say hello to] {city}: a {what} with {short}.
      A {what} in {city} to [settle into|come home to]: {short}.`,
    asks: lines`
      Come by and see how it feels.
      [Stop in|Drop by] and [stay a while|look around].`,
  },
  modern: {
    hooks: lines`
      {city}, [simplified|sorted|edited]: a {what}, {short}.
      [Quick facts|In brief|Short version]: a {what} in {city}, {short}.`,
    asks: lines`
      [Tour|See|Walk] it this week.
      [Pick a time|Skip the scroll] and go see it.`,
  },
  classic: {
    hooks: lines`
      [Offered|Presented|To be sold] in {city}: a {what}, {short}.
      A {what} in {city}, [plainly|briefly|fairly] described: {short}.`,
    asks: lines`
      A visit is warmly recommended.
      We would be pleased to show it.`,
  },
  casual: {
    hooks: lines`
      [Hey|Psst|Hello], {city}, here's a {what} for you: {short}.
      [The scoop|A quick word] on a {city} {what}: {short}.`,
    asks: lines`
      Want to [take a look|look around|see it]?
      Let's find a time.`,
  },
}

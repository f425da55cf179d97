import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const twitter: NetworkLines = {
  luxury: {
    hooks: lines`
      Composed and unhurried: a {what} in {city}, {short}.
      In {city}, a {what} [with poise|of real composure]: {short}.
      Proportion first: a {what} in {city} with {short}.
      Now presented in {city}: a {what}, {short}.`,
    asks: lines`
      Private viewings can be arranged.
      A private viewing will say the rest.
      Inquire for a private viewing.`,
  },
  investor: {
    hooks: lines`
      {city} {what}: {short}.
      Inputs for a {city} {what}: {short}.
      Numbers first: a {what} in {city}, {short}.
      For the {city} watchlist: a {what}, {short}.`,
    asks: lines`
      Ask for the property file.
      Run your own numbers.
      Details on request.`,
  },
  family: {
    hooks: lines`
      Good things start in {city}: a {what}, {short}.
      Come home to {city}: a {what} with {short}.
      A {what} in {city} to settle into: {short}.
      Say hello to a {what} in {city}: {short}.`,
    asks: lines`
      Come by and see how it feels.
      We would love to show you around.
      Stop in and stay a while.`,
  },
  modern: {
    hooks: lines`
      {city}, simplified: a {what}, {short}.
      Clean plan, clear numbers: a {what} in {city}, {short}.
      Space, sorted in {city}: a {what}, {short}.
      Reset in {city}: a {what}, {short}.`,
    asks: lines`
      Pick a time, see it live.
      Tour it this week.
      Skip the scroll and go see it.`,
  },
  classic: {
    hooks: lines`
      Offered in {city}: a {what}, {short}.
      A {what} in {city}, plainly described: {short}.
      Of sound plan, a {what} in {city}: {short}.
      Presented in {city}, a {what} of {short}.`,
    asks: lines`
      A visit is warmly recommended.
      We would be pleased to show it.
      Kindly arrange a visit.`,
  },
  casual: {
    hooks: lines`
      Hey, {city}, here's a {what} for you: {short}.
      So there's this {what} in {city} with {short}.
      Quick hello from a {what} in {city}: {short}.
      The scoop on a {city} {what}: {short}.`,
    asks: lines`
      Want to take a look?
      Let's find a time.
      Come poke around.`,
  },
}

import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const twitter: NetworkLines = {
  luxury: {
    hooks: lines`
      Composed and unhurried: a {what} in {city}, {short}.
      In {city}, a {what} [with poise|of real composure]: {short}.
      A {what} in {city} that lets its figures speak: {short}.
      Proportion first: a {what} in {city} with {short}.
      {city}, at a measured pace: a {what}, {short}.
      Now presented in {city}: a {what}, {short}.`,
    asks: lines`
      Private viewings can be arranged.
      By appointment.
      A private viewing will say the rest.
      Inquire for a private viewing.`,
  },
  investor: {
    hooks: lines`
      {city} {what}: {short}.
      Inputs for a {city} {what}: {short}.
      On the screen today: a {what} in {city}, {short}.
      Numbers first: a {what} in {city}, {short}.
      Quick comp check, {city}: a {what}, {short}.
      For the {city} watchlist: a {what}, {short}.`,
    asks: lines`
      Ask for the property file.
      Run your own numbers.
      Details on request.
      Verify, compare, decide.`,
  },
  family: {
    hooks: lines`
      Good things start in {city}: a {what}, {short}.
      Come home to {city}: a {what} with {short}.
      A {what} in {city} to settle into: {short}.
      Pull up a chair in {city}: a {what}, {short}.
      Room to be yourself in {city}: a {what}, {short}.
      There is a {what} in {city} with the lamp on for you: {short}.
      Say hello to a {what} in {city}: {short}.`,
    asks: lines`
      Come by and see how it feels.
      We would love to show you around.
      Stop in and stay a while.
      Come say hello.`,
  },
  modern: {
    hooks: lines`
      {city}, simplified: a {what}, {short}.
      Clean plan, clear numbers: a {what} in {city}, {short}.
      Space, sorted in {city}: a {what}, {short}.
      Less noise, more room: a {city} {what}, {short}.
      Reset in {city}: a {what}, {short}.
      A sharp little summary: {what}, {city}, {short}.`,
    asks: lines`
      Pick a time, see it live.
      Tour it this week.
      Your move.
      Skip the scroll and go see it.`,
  },
  classic: {
    hooks: lines`
      Offered in {city}: a {what}, {short}.
      A {what} in {city}, plainly described: {short}.
      Of sound plan, a {what} in {city}: {short}.
      Presented in {city}, a {what} of {short}.
      The particulars of a {what} in {city}: {short}.
      For your consideration in {city}, a {what}: {short}.`,
    asks: lines`
      Showings are by appointment.
      A visit is warmly recommended.
      We would be pleased to show it.
      Kindly arrange a visit.`,
  },
  casual: {
    hooks: lines`
      Hey, {city}, here's a {what} for you: {short}.
      So there's this {what} in {city} with {short}.
      Quick hello from a {what} in {city}: {short}.
      The scoop on a {city} {what}: {short}.
      Your next group-chat link is a {what} in {city}: {short}.
      Check it out, {city}: a {what}, {short}.`,
    asks: lines`
      Want to take a look?
      Let's find a time.
      Come poke around.
      Say the word and we'll set up a tour.`,
  },
}

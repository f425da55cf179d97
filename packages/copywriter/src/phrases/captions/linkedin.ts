import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const linkedin: NetworkLines = {
  luxury: {
    hooks: lines`
      We are [pleased|delighted] to [present|introduce] a {what} in {place}, with {figures}.
      Among [current|our|the latest] offerings in {city} is a {what} of {figures}.`,
    asks: lines`
      We welcome inquiries from colleagues and principals alike.
      Full particulars are available on request.`,
  },
  investor: {
    hooks: lines`
      [Market note from|For acquisition teams watching|Available in] {city}: a {what} [with|reporting] {figures}.
      A {what} in {city} has come to market with {figures}.`,
    asks: lines`
      [Message us for|Request] the property file, tax records and disclosures.
      If it fits your criteria, we can arrange an inspection.`,
  },
  family: {
    hooks: lines`
      [Now available|Ready to be seen] in {city}: a {what} with {figures}.
      We are [glad|happy|pleased] to introduce a {what} in {place}, with {figures}.`,
    asks: lines`
      Please [send a message|write] to arrange a visit.
      If you know someone planning a move, we would be glad to show them around.`,
  },
  modern: {
    hooks: lines`
      [Now on the {city} market|A clear brief from {city}|For those tracking {city}]: a {what} with {figures}.
      Added to our [{city} portfolio|list in {city}]: a {what} with {figures}.`,
    asks: lines`
      Message us to schedule a walk-through.
      Details and tour times are available by message.`,
  },
  classic: {
    hooks: lines`
      [Offered for sale|Lately listed|Now presented] in {city} is a {what} with {figures}.
      Our firm [presents|offers|has the pleasure of offering] a {what} in {city}, [with|comprising] {figures}.`,
    asks: lines`
      Particulars will gladly be furnished on request.
      Colleagues and their clients are cordially invited to inquire.`,
  },
  casual: {
    hooks: lines`
      [Sharing with|Passing on to|One for] the network: a {city} {what} with {figures}.
      If your search includes {city}, here's a {what} with {figures}.`,
    asks: lines`
      [Send a message|Drop us a line] and we'll get you the details.
      If it fits a client of yours, let's talk.`,
  },
}

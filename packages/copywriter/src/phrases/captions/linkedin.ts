import { lines } from '../../realise/voice.ts'
import type { NetworkLines } from './caption-lines.ts'

export const linkedin: NetworkLines = {
  luxury: {
    hooks: lines`
      We are pleased to present a {what} in {place}, with {figures}.
      A distinguished {what} is now offered in {place}, with {figures}.
      Among current offerings in {city} is a {what} of {figures}.
      Our latest presentation in {city} is a {what} with {figures}.`,
    asks: lines`
      We welcome inquiries from colleagues and principals alike.
      Full particulars are available on request.
      If the description suits a client of yours, we would be glad to speak.`,
  },
  investor: {
    hooks: lines`
      Market note from {city}: a {what} is available with {figures}.
      For acquisition teams watching {city}: a {what} with {figures}.
      Available in {place}: a {what} reporting {figures}.
      A {what} in {city} has come to market with {figures}.`,
    asks: lines`
      Message us for the property file, tax records and disclosures.
      Request the documents and test your own assumptions.
      If it fits your criteria, we can arrange an inspection.`,
  },
  family: {
    hooks: lines`
      Now available in {city}: a comfortable {what} with {figures}.
      We are glad to introduce a {what} in {place}, with {figures}.
      A welcoming {what} is available in {city}, with {figures}.
      This week we introduce a {what} in {city} with {figures}.`,
    asks: lines`
      If you know someone planning a move, we would be glad to show them around.
      Please send a message to arrange a visit.
      We are happy to answer questions and open the door.`,
  },
  modern: {
    hooks: lines`
      Now on the {city} market: a {what} with {figures}.
      A clear brief from {city}: a {what} with {figures}.
      For those tracking {city}: a {what} with {figures}.
      Added to our {city} portfolio: a {what} with {figures}.`,
    asks: lines`
      Message us to schedule a walk-through.
      Happy to share the floor plan and details.
      Details and tour times are available by message.`,
  },
  classic: {
    hooks: lines`
      Offered for sale in {city} is a {what} with {figures}.
      We have the pleasure of offering a {what} in {city}, with {figures}.
      Our firm presents a {what} in {city} comprising {figures}.
      Lately entered on our {city} list is a {what} with {figures}.`,
    asks: lines`
      Particulars will gladly be furnished on request.
      Colleagues and their clients are cordially invited to inquire.
      We would be pleased to correspond with interested parties.`,
  },
  casual: {
    hooks: lines`
      Sharing a {city} {what} with the network: {figures}.
      If your search includes {city}, here's a {what} with {figures}.
      Something for the {city} crowd: a {what} with {figures}.
      Putting a {city} {what} on your radar, with {figures}.`,
    asks: lines`
      Send a message and we'll get you the details.
      Happy to answer questions or set up a time to see it.
      If it fits a client of yours, let's talk.`,
  },
}

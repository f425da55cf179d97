import { lines, type Voice } from '../realise/voice.ts'

/** What the luxury voice remarks upon, by what must be true of the property. */
export const luxuryRemarks: Voice['remarks'] = {
  home: lines`
    [Each|Every] room [has its purpose|keeps to its part|knows its place in the plan], [and none asks for more attention than it is due|and the whole is calmer for it|with little left to chance].
    [Conversation, ritual and rest|Company and solitude|Work, leisure and sleep] each [have a place to settle|have ground of their own|find a door to close].
    [It is a plan|This is an arrangement] that [leaves its owner in peace|rewards patience|grows on a visitor by degrees], [room after room|without insisting upon it|and asks little in return].
    [The rooms leave space|There is a place here] for [art, books and company|a long table and longer evenings|the pieces that matter].
    [Composure|Order|Proportion], [here, is|in such a plan, is] [a matter of arrangement rather than decoration|felt before it is noticed|the real extravagance].`,
  bedrooms: lines`
    [A bedroom may become|Any bedroom might serve as|It is a short step from bedroom to] [a study, a dressing room or a guest room|a writing room, should the need arise|a room for work or for guests].
    [Guests|Visitors] may be [received without rearranging the household|kept overnight without ceremony|given a door of their own].`,
  bathrooms: lines`
    [Mornings proceed|The first hour of the day passes|Early departures are managed] without negotiation.
    [No one|Nobody] need [wait for a mirror|hurry before breakfast].`,
  studio: lines`
    A single room, well used, asks for discipline and repays it.
    Living and resting share the same air, and gain by it.`,
  grounds: lines`
    The grounds are part of the residence, and deserve to be walked.
    There is land enough for distance, which is its own form of comfort.
    Open ground surrounds the question of privacy with a ready answer.`,
  land: lines`
    The ground asks for an architect, a plan and a certain patience.
    Nothing has been decided here, which is the whole of its appeal.
    What rises on it will be a matter of taste, permission and time.
    Zoning, utilities and access merit confirmation with the local authorities.
    Boundaries and buildable area are best confirmed by survey.
    A walk across the land will say more than any page.
    Few beginnings are as open as this.`,
  commercial: lines`
    Permitted uses merit confirmation with the city.
    A name on the door is all that the entrance lacks.
    The premises lend themselves to measured plans rather than hurried ones.
    Dimensions and systems are best verified on site.
    An enterprise of substance will know what to do with it.`,
  any: lines`
    [An unhurried visit|A patient eye|A slow walk through] is the [proper|surest|best] way to [judge it|take its measure|understand it].
    [The particulars|Figures] [describe it|give the outline]; [presence explains it|the rest is felt in person|the eye supplies the rest].`,
}

/** Why a phrase is noticed, where more than one list says so. */
export const describesPeople = 'Describes people. Describe the property only.'
export const prefersPeople = 'Says who should live here. Describe the property only.'
export const limitsPeople = 'Reads as a limit on who may live here.'
export const judgesPlace = 'Reads as a comment on the people who live there.'
export const outdated = 'An outdated or careless word.'
export const forAgents = 'This belongs in the agent remarks.'
export const notEntered = 'Nothing you entered says so.'

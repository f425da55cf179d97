// Written by `npx tsx packages/writing-lab/src/likings/cli-fit-likings.ts`; not to be edited by hand.

/** What a version of a description may have on each line, and how much a copy chief likes it. */
export const WEIGHTS = `
also -0.29
appeal of the first -0.09
appeal of the second 0.21
group -0.33
in view -0.42
items -0.25
joint 1.14
late place -0.89
lead from in and out -1
lead of many words -0.7
lead of one thing -0.16
lead of three things 0.48
lead with a place 0.64
opening by verbs 1.12
order 0.67
presence again -0.09
same start -0.17
same subject -0.36
scattered -0.74
statement 0.47
stub -0.99
stub again -0.02
thought 0.17
thought at the end 0.87
two clauses -0.17
weak lead -0.39
written again -0.81
`

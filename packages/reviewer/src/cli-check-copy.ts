import { copyReviewRequest } from '@listwright/contracts'
import { reviewCopy, traceCopy } from './index.ts'

const answer = (line: string) => {
  try {
    const request = copyReviewRequest.safeParse(JSON.parse(line))
    if (!request.success) return { error: request.error.issues.map(describeIssue).join('; ') }
    const { property, text } = request.data
    const year = new Date().getUTCFullYear()
    return {
      findings: reviewCopy({ ...request.data, year, openVocabulary: true }),
      // Without a property there is nothing to trace a claim to.
      ...(property && { claims: traceCopy({ property, text, year }) }),
    }
  } catch (error) {
    return { error: `not JSON: ${error instanceof Error ? error.message : error}` }
  }
}

const describeIssue = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  `${path.join('.') || 'request'}: ${message}`

// Not readline: it also breaks lines at U+2028, which JSON allows inside a string.
async function* linesOf(input: AsyncIterable<string>) {
  let rest = ''
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

for await (const line of linesOf(process.stdin.setEncoding('utf8'))) {
  if (line.trim()) process.stdout.write(`${JSON.stringify(answer(line))}\n`)
}

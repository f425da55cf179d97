/**
 * An answer of the server that the test holds back until `arrive` is called.
 * @example const { answer, arrive } = lateAnswer([]); on.answers('GET /rest/v1/content', answer)
 */
export const lateAnswer = (value: unknown) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const answer = async () => {
    await arrived
    return value
  }
  return { answer, arrive: () => arrive() }
}

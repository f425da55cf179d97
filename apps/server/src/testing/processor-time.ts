/**
 * Milliseconds of processor time that some work takes, in all threads of this process. The clock would also count what other programs of
 * a busy machine take.
 */
export const processorTime = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

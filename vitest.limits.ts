/**
 * For the settings of every part. A test does not depend on how fast the machine is: these limits only end what would never
 * end by itself.
 */
export const limits = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 300_000 } },
}

import fc from 'fast-check'

// The same properties in every run: a surprise belongs into the bench, not into somebody's build.
fc.configureGlobal({ seed: 1115 })

import type { SocialNetwork } from '@listwright/contracts'

/** One value for each network, made in the order of SOCIAL_NETWORKS. */
export const byNetwork = <T>(of: (network: SocialNetwork) => T): Record<SocialNetwork, T> => ({
  facebook: of('facebook'),
  instagram: of('instagram'),
  linkedin: of('linkedin'),
  twitter: of('twitter'),
})

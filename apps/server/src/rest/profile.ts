import { errors } from './errors.ts'

const EXPOSED = 'public'

/** One schema is exposed; asking for any other is refused without saying whether it exists. */
export const checkProfile = (profile: string | undefined) => {
  if (profile !== undefined && profile !== EXPOSED) throw errors.hiddenSchema(profile, EXPOSED)
}

import { copybook } from '../copybook/copybook.ts'
import type { Role, Scene } from '../copybook/scene.ts'
import type { Feature } from '../facts/feature.ts'

/** A scene, and who plays in it. */
export interface Cast {
  scene: Scene
  roles: ReadonlyMap<string, Feature>
}

/** Scenes by the concepts that may play in them, so that only those that can be cast are tried. */
const scenesOf = new Map<string, Scene[]>()
for (const scene of copybook.scenes)
  for (const concept of new Set(scene.roles.flatMap((role) => role.concepts)))
    scenesOf.set(concept, [...(scenesOf.get(concept) ?? []), scene])

/** Every scene that these features can play, the fullest first. */
export const castScenes = (features: readonly Feature[]): Cast[] => {
  const scenes = new Set(
    features.flatMap(({ concept }) => (concept ? (scenesOf.get(concept) ?? []) : [])),
  )
  return [...scenes]
    .map((scene) => castOf(scene, features))
    .filter((cast): cast is Cast => cast !== null)
    .sort((one, other) => other.roles.size - one.roles.size)
}

const castOf = (scene: Scene, features: readonly Feature[]): Cast | null => {
  const roles = new Map<string, Feature>()
  for (const role of scene.roles) {
    const player = features.find(
      (feature) => canPlay(feature, role) && ![...roles.values()].includes(feature),
    )
    if (player) roles.set(role.name, player)
    else if (!role.isOptional) return null
  }
  return roles.size > 1 ? { scene, roles } : null
}

const canPlay = (feature: Feature, { concepts, needsYear }: Role): boolean =>
  feature.concept !== null &&
  concepts.includes(feature.concept) &&
  (!needsYear || feature.year !== null) &&
  (feature.name !== null || feature.list.length > 0)

import { testingCapabilities } from '#application/testing/testing-capabilities.ts';
import type { ErasureScene, PlantedWords, Planting } from '#platform/testing/planting.ts';

/** Every room plants words and names of the person, in the written order. */
export async function plantWords(
  planting: Planting,
  scene: ErasureScene,
  kind: Exclude<keyof PlantedWords, 'ofAnyone'>,
): Promise<void> {
  for (const { words } of testingCapabilities.values()) {
    await words?.ofAnyone?.(planting, scene);
    await words?.[kind]?.(planting, scene);
  }
}

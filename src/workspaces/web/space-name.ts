import type { SpaceEntry } from './api.ts';

export function nameOf(space: SpaceEntry): string {
  return space.company || space.displayName;
}

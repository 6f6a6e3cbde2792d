import { capabilities } from '../../../src/application/capabilities.ts';
import { orderedWings } from '../ordered-wings.ts';

/** The rooms in their written order: each may use those before it, never those after it. */
export const rooms = Object.keys(capabilities);

/** Where a file of `src` stands, as the rules ask for it. */
export type Place = {
  path: string;
  /** The first folder below `src`: a room, `platform`, `ui` or `application`; undefined outside of `src`. */
  area?: string;
  isRoom: boolean;
  wing?: string;
  /** The folder or file within its room, wing or area: `web`, `server`, `rules`, `contract.ts` … */
  part: string;
  isTest: boolean;
};

export function readPlace(path: string): Place {
  const [top, area, ...rest] = path.split('/');
  if (top !== 'src') return { path, isRoom: false, part: '', isTest: false };
  const wing = orderedWings[area!]?.includes(rest[0]!) ? rest[0] : undefined;
  return {
    path,
    area,
    isRoom: rooms.includes(area!),
    wing,
    part: (wing ? rest[1] : rest[0]) ?? '',
    isTest: /\.test\.tsx?$/.test(path),
  };
}

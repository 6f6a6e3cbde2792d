import { isUuid } from '#platform/contract/uuid.ts';

/** Tie-breakers, 32 bits each. */
const TURNS = 2 ** 32;
const PARTS_OF_A_POINT = 100;
const HIGHEST_KEY = 100 * PARTS_OF_A_POINT * TURNS + TURNS - 1;

/** A position in the ranking of a vacancy: the higher key first, of equal keys the lower id. */
export interface RankPlace {
  key: number;
  memberId: string;
}

/** Points to a hundredth and the tie-breaker in one number, so that a single comparison orders two people. */
export function rankKey(points: number, turn: number): number {
  return Math.round(points * PARTS_OF_A_POINT) * TURNS + turn;
}

/** The lowest key of a number of points: members with fewer points can be skipped. */
export function lowestKey(points: number): number {
  return Math.round(points * PARTS_OF_A_POINT) * TURNS;
}

/**
 * The order of equal points: random for each vacancy, but stable, so that nobody is always last. Both seeds are 32 bits of ids; the mixing
 * is the end of MurmurHash3.
 */
export function drawTieBreaker(memberSeed: number, vacancySeed: number): number {
  let mixed = memberSeed ^ vacancySeed;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export function writeRankCursor({ key, memberId }: RankPlace): string {
  return Buffer.from(`${key}.${memberId}`).toString('base64url');
}

export function readRankCursor(cursor: string): RankPlace | null {
  const [key = '', memberId = ''] = Buffer.from(cursor, 'base64url').toString().split('.');
  if (!/^\d{1,16}$/.test(key) || Number(key) > HIGHEST_KEY || !isUuid(memberId)) return null;
  return { key: Number(key), memberId };
}

import type { PersonalityStyle } from '#quizzes/rules/personality/personality-traits.ts';

/** Path data on a square of 64, to be stroked 2 wide with round ends and never filled. */
interface AnimalArt {
  /** In the muted line colour. */
  readonly lines: string;
  /** In the brand colour. */
  readonly brand: string;
}

/** Our own drawing of each style's animal. */
export const animalArt: Readonly<Record<PersonalityStyle, AnimalArt>> = {
  // A lion: the mane in the brand’s colour.
  dominance: {
    lines:
      'M20 25a4.5 4.5 0 0 1 5-5.5M44 25a4.5 4.5 0 0 0-5-5.5M19.5 32c0 11 5.5 17 12.5 17s12.5-6 12.5-17c0-8-5.5-12.5-12.5-12.5S19.5 24 19.5 32zM26.5 30v1.5M37.5 30v1.5M28.5 37.5h7L32 41zM32 41v2.5M32 43.5c-1.5 1.6-3.5 1.6-5 .4M32 43.5c1.5 1.6 3.5 1.6 5 .4',
    brand:
      'M32 12A6 6 0 0 1 42.5 14.8A6 6 0 0 1 50.2 22.5A6 6 0 0 1 53 33A6 6 0 0 1 50.2 43.5A6 6 0 0 1 42.5 51.2A6 6 0 0 1 32 54A6 6 0 0 1 21.5 51.2A6 6 0 0 1 13.8 43.5A6 6 0 0 1 11 33A6 6 0 0 1 13.8 22.5A6 6 0 0 1 21.5 14.8A6 6 0 0 1 32 12z',
  },
  // A goose that goes ahead.
  influence: {
    lines:
      'M27.5 10.5a6 6 0 0 0-11.5 2L7 16.5l9 1.5c2.5 1 4 3 4 6c0 6-6.5 10.5-6.5 18c0 8 7.5 12.5 19 12.5c13 0 20.5-7 23-18c-5 2.5-9.5 3-14 1.5c-8-2.5-12-7-12.5-14c-.3-4.5.3-9.5-1.5-13.5zM27 55v5M24 60h6M37 54.5V60M34 60h6',
    brand: 'M29 43c6 6 14 5 20-1M30 49c5 3 9 3 13.5 1M21.5 12.5v.8',
  },
  // A dog that listens.
  stability: {
    lines:
      'M20 20c3.5-4 8-5.5 12-5.5s8.5 1.5 12 5.5c2 5 2.5 10 1.5 16c-1.5 9-6.5 17-13.5 17S20 45 18.5 36c-1-6-.5-11 1.5-16zM26 29.5v1.5M38 29.5v1.5M28 38.5c0-2 1.8-3 4-3s4 1 4 3s-2 4-4 4s-4-2-4-4zM32 42.5v3.5M32 46c-1.6 1.8-4 1.8-5.5.3M32 46c1.6 1.8 4 1.8 5.5.3',
    brand: 'M20 20c-6-2-11 1-12.5 7.5S8 42 12.5 43c4 .8 5-4 6-9M44 20c6-2 11 1 12.5 7.5S56 42 51.5 43c-4 .8-5-4-6-9',
  },
  // An owl that looks closely.
  conformity: {
    lines:
      'M14 12c4 0 6.5 1.5 9 4a25 25 0 0 1 18 0c2.5-2.5 5-4 9-4c-.5 4-1 6-2.5 9c3 4 4.5 9 4.5 15c0 12-8 20-20 20S12 48 12 36c0-6 1.5-11 4.5-15C15 18 14.5 16 14 12zM24 56v4M40 56v4M29.5 36l2.5 4l2.5-4z',
    brand:
      'M17 27a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M32 27a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M24.5 26v2M39.5 26v2M23 45c1.5 1.5 3 1.5 4.5 0M29.7 45c1.5 1.5 3 1.5 4.6 0M36.5 45c1.5 1.5 3 1.5 4.5 0M26.5 50.5c1.5 1.5 3 1.5 4.5 0M33 50.5c1.5 1.5 3 1.5 4.5 0',
  },
};

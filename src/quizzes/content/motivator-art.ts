import type { MotivatorKey } from '#quizzes/rules/motivators/motivators.ts';

/** Path data on a square of 64, to be stroked 2 wide with round ends and never filled. */
interface CardArt {
  /** In the muted line colour. */
  readonly lines: string;
  /** In the brand colour. */
  readonly brand: string;
}

/** Our own drawing for each card. Two use the product's motif, the pylon with its stays. */
export const motivatorArt: Readonly<Record<MotivatorKey, CardArt>> = {
  // A bulb whose thread is a pylon.
  creativity: {
    lines: 'M25 46c0-7-9-10-9-21a16 16 0 0 1 32 0c0 11-9 14-9 21zM26 52h12M29 58h6',
    brand: 'M32 18v28M23 34h18M32 20l-7 14M32 20l7 14',
  },
  // A compass.
  integrity: {
    lines: 'M9 32a23 23 0 1 0 46 0a23 23 0 1 0-46 0M32 9v5M32 50v5M9 32h5M50 32h5',
    brand: 'M42 22l-6 14l-14 6l6-14z',
  },
  // Somebody says that it is good.
  approval: {
    lines: 'M14 10h36a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H31L19 55V44h-5a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z',
    brand: 'M22 27l8 8l13-15',
  },
  // In the middle of the target.
  proficiency: {
    lines: 'M7 36a21 21 0 1 0 42 0a21 21 0 1 0-42 0M16 36a12 12 0 1 0 24 0a12 12 0 1 0-24 0',
    brand: 'M28 36L47 17M47 17v-7l7-6v6h6l-6 7z',
  },
  // What is said in the middle is heard far out.
  influence: {
    lines:
      'M21 21a15.5 15.5 0 0 0 0 22M43 21a15.5 15.5 0 0 1 0 22M13 13a26.9 26.9 0 0 0 0 38M51 13a26.9 26.9 0 0 1 0 38',
    brand: 'M26 32a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  },
  // A boat of one's own.
  autonomy: {
    lines: 'M9 45h46l-6 9H15zM32 8v37',
    brand: 'M36 13l15 26H36zM28 19L14 39h14z',
  },
  // Two people and a bridge between them.
  relationships: {
    lines:
      'M9 13a6 6 0 1 0 12 0a6 6 0 1 0-12 0M5 36c1-8 5-11 10-11s9 3 10 11M43 13a6 6 0 1 0 12 0a6 6 0 1 0-12 0M39 36c1-8 5-11 10-11s9 3 10 11',
    brand: 'M4 55h56M32 37v23M32 39L13 55M32 39l19 16M32 47l-9 8M32 47l9 8',
  },
  // Agreed point by point.
  rules: {
    lines: 'M17 7h30a5 5 0 0 1 5 5v40a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5V12a5 5 0 0 1 5-5zM34 20h10M34 33h10M34 46h10',
    brand: 'M20 20l3 3l6-6M20 33l3 3l6-6M20 46l3 3l6-6',
  },
  // The flag on the summit.
  achievements: {
    lines: 'M4 55h56M8 55l22-30l22 30M23 34.5l4 3l3-3l3 3l4-3',
    brand: 'M30 25V7h16l-4 5l4 5H30',
  },
  // A medal that is meant warmly.
  esteem: {
    lines: 'M20 6l7 20M44 6l-7 20M20 6h8l4 10l4-10h8M16 41a16 16 0 1 0 32 0a16 16 0 1 0-32 0',
    brand: 'M32 50c-6-4-9-7-9-11a4.5 4.5 0 0 1 9-1a4.5 4.5 0 0 1 9 1c0 4-3 7-9 11z',
  },
};

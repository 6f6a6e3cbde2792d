import { afterAll } from 'vitest';
import { beginAt, returnToMachineTime } from './moved-date.ts';

/** A Wednesday morning in São Paulo, far from midnight, holidays and the ends of a month. */
const USUAL_MOMENT = '2026-05-13T10:00:00-03:00';

// Vitest runs this before each file: every file begins at the same moment, whatever an earlier one of its process did to the time.
beginAt(process.env.TEST_MOMENT ?? USUAL_MOMENT);
afterAll(returnToMachineTime);

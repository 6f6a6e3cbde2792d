import { afterAll } from 'vitest';
import { beginAt, returnToMachineTime } from './moved-date.ts';

// Vitest runs this before each file: every file begins at the given moment, whatever an earlier one of its process did to the time.
if (process.env.TEST_MOMENT) beginAt(process.env.TEST_MOMENT);
afterAll(returnToMachineTime);

import { afterEach, expect, test } from 'vitest';
import { clock, setClockOffset } from './clock.ts';

afterEach(() => setClockOffset(() => 0));

test('the clock goes with the machine until it is moved', () => {
  const machine = Date.now();
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(machine);
  setClockOffset(() => 86_400_000);
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(machine + 86_400_000);
});

import { expect, test } from 'vitest';
import { endedSession } from './ended-session.ts';

test('ACC-17 SES-07 a session that the page ends itself asks nobody to log in again; one that ends otherwise does', () => {
  endedSession.expect();
  endedSession.announce();
  expect(endedSession.read()).toBe(false);
  endedSession.settle();
  endedSession.announce();
  expect(endedSession.read()).toBe(true);
  endedSession.settle();
  expect(endedSession.read()).toBe(false);
});

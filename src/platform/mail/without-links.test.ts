import { expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

it.each([
  ['Ana Souza', 'Ana Souza'],
  ['Win https://evil.example/x now', 'Win evil.\u2060example/x now'],
  ['WWW.evil.example', 'WWW.\u2060evil.\u2060example'],
  ['javascript://alert', 'alert'],
  ['Booking.com Ltda.', 'Booking.\u2060com Ltda.'],
])('ACC-01 %j in a mail to a stranger is %j', (name, shown) => {
  expect(withoutLinks(name)).toBe(shown);
});

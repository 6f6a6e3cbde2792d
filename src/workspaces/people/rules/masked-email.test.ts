import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['marina@example.com', 'm•••@e•••.com'],
  ['a@b.co', 'a•••@b•••.co'],
  ['x@localhost', 'x•••@l•••'],
  ['ana@empresa.com.br', 'a•••@e•••.br'],
])('WSP-05 %s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

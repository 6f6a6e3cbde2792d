import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = '{"name":"João"}';

it.each([
  ['UTF-8', Buffer.from(text), false],
  ['Latin-1', Buffer.from(text, 'latin1'), true],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), false],
  ['UTF-16 without one', Buffer.from(text, 'utf16le'), false],
  ['UTF-16 of the other order', Buffer.from(text, 'utf16le').swap16(), false],
])('PRO-01 reads a file in %s', (_, bytes, isGuess) => {
  expect(decodeText(bytes)).toEqual({ text, isGuess });
});

it('PRO-01 reads no picture', () => {
  expect(decodeText(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0xff]))).toBeNull();
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPixKey, PIX_KEY_KINDS, type PixKeyKind, pixKeyProblem, readPixKey } from './pix-key.ts';

const longest = `${'a'.repeat(65)}@example.test`.slice(-77);

it.each<[PixKeyKind, string, string]>([
  ['cpf', '529.982.247-25', '52998224725'],
  ['cnpj', '11.222.333/0001-81', '11222333000181'],
  ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['email', ' Iara.Souza+pix@Example.test ', 'iara.souza+pix@example.test'],
  ['email', longest, longest],
  ['phone', '+55 11 98765-4321', '+5511987654321'],
  ['phone', '(11) 98765-4321', '+5511987654321'],
  ['phone', '5511987654321', '+5511987654321'],
  ['phone', '55 98765-4321', '+5555987654321'],
  ['phone', '81 3333-0000', '+558133330000'],
  ['random', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
])('PRO-03 a PIX key of kind %s: %s is kept as %s', (kind, typed, key) => {
  expect(readPixKey(kind, typed)).toBe(key);
  expect(pixKeyProblem(kind, typed)).toBeNull();
});

it.each<[PixKeyKind, string, string]>([
  ['cpf', '529.982.247-24', 'cpfInvalid'],
  ['cpf', '11.222.333/0001-81', 'cpfInvalid'],
  ['cnpj', '11.222.333/0001-80', 'cnpjInvalid'],
  ['cnpj', '529.982.247-25', 'cnpjInvalid'],
  ['email', `a${longest}`, 'pixKeyInvalid'],
  ['email', 'iara@', 'pixKeyInvalid'],
  ['email', 'iara@localhost', 'pixKeyInvalid'],
  ['email', 'iara@a@example.test', 'pixKeyInvalid'],
  ['email', 'ia ra@example.test', 'pixKeyInvalid'],
  ['phone', '+1 212 555 0100', 'pixKeyInvalid'],
  ['phone', '+11987654321', 'pixKeyInvalid'],
  ['phone', '987654321', 'pixKeyInvalid'],
  ['phone', '(01) 98765-4321', 'pixKeyInvalid'],
  ['phone', '11 88765-4321', 'pixKeyInvalid'],
  ['phone', 'tel: 11 98765-4321', 'pixKeyInvalid'],
  ['random', '123e4567e12b12d1a456426655440000', 'pixKeyInvalid'],
  ['random', '123e4567-e12b-12d1-a456-42665544000g', 'pixKeyInvalid'],
  ['random', '', 'pixKeyInvalid'],
])('PRO-03 not a PIX key of kind %s: %s', (kind, typed, problem) => {
  expect(readPixKey(kind, typed)).toBeNull();
  expect(pixKeyProblem(kind, typed)).toBe(problem);
});

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const anyKey = fc.oneof(
  fc.record({ kind: fc.constant('random' as const), typed: fc.uuid() }),
  fc.record({ kind: fc.constant('phone' as const), typed: digits(8).map((end) => `21 9${end}`) }),
  fc.record({ kind: fc.constant('email' as const), typed: digits(9).map((name) => `M.${name}@Example.test`) }),
  fc.record({ kind: fc.constant('cpf' as const), typed: fc.constantFrom('529.982.247-25') }),
  fc.record({ kind: fc.constant('cnpj' as const), typed: fc.constantFrom('11.222.333/0001-81', '12ABC34501DE35') }),
);

it('PRO-03 a PIX key is the same key however it is written', () => {
  fc.assert(
    fc.property(anyKey, ({ kind, typed }) => {
      const key = readPixKey(kind, typed);
      expect(key).not.toBeNull();
      expect(readPixKey(kind, key!)).toBe(key);
      expect(readPixKey(kind, formatPixKey(kind, key!))).toBe(key);
    }),
  );
});

it('PRO-03 any text is a key in normal form or none, whatever its kind', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PIX_KEY_KINDS), fc.string({ maxLength: 90 }), (kind, typed) => {
      const key = readPixKey(kind, typed);
      expect(key === null).toBe(pixKeyProblem(kind, typed) !== null);
      if (key !== null) expect(key).toMatch(/^[\x21-\x7e]{11,77}$/);
    }),
  );
});

it.each<[PixKeyKind, string, string]>([
  ['cpf', '52998224725', '529.982.247-25'],
  ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['phone', '+5511987654321', '+55 11 98765-4321'],
  ['phone', '+558133330000', '+55 81 3333-0000'],
  ['email', 'a@b.test', 'a@b.test'],
])('PRO-03 shows a PIX key of kind %s as people write it', (kind, key, written) =>
  expect(formatPixKey(kind, key)).toBe(written),
);

import { isValidBoleto, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#platform/db/columns.ts';
import { typeableLine } from '#platform/brazil/boleto.ts';
import { sandboxBoleto, sandboxPixCode } from './sandbox-provider.ts';

test('CHK-02 PIX codes and boletos of the sandbox are valid in form, say the amount, and belong to no bank and no key', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 4_999_999 }), (cents) => {
      const id = newId();
      const code = sandboxPixCode({ id, cents });
      expect(isValidPixPayload(code)).toBe(true);
      const amount = (cents / 100).toFixed(2);
      expect(code).toContain(`54${String(amount.length).padStart(2, '0')}${amount}`);
      expect(code).toContain('sandbox@ponte.invalid');
      const line = typeableLine(sandboxBoleto({ id, cents, dueAt: new Date('2026-12-02T12:00:00Z') }));
      expect(isValidBoleto(line)).toBe(true);
      expect(line.startsWith('9999')).toBe(true);
      expect(line.endsWith(String(cents).padStart(10, '0'))).toBe(true);
    }),
  );
});

import { generatePixPayload } from '@brazilian-utils/brazilian-utils';
import { boletoBarcode } from '#platform/brazil/boleto.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';

/** No bank has this number, and no PIX key ends in a reserved name: both codes are valid in form and payable nowhere. */
const NO_BANK = '999';
const NO_KEY = 'sandbox@ponte.invalid';

const digitsOf = (id: string, count: number) =>
  (BigInt(`0x${id.replaceAll('-', '')}`) % 10n ** BigInt(count)).toString().padStart(count, '0');

/** The text of a PIX code of this amount for one payment. */
export function sandboxPixCode({ id, cents }: { id: string; cents: number }): string {
  const code = generatePixPayload({
    key: NO_KEY,
    amount: cents / 100,
    merchantName: 'PONTE SANDBOX',
    merchantCity: 'SAO PAULO',
    txid: id.replaceAll('-', '').slice(-25),
  });
  if (code === null) throw new RangeError(`No PIX code can be made for ${cents} cents.`);
  return code;
}

/** The barcode of a boleto of this amount for one payment. */
export function sandboxBoleto({ id, cents, dueAt }: { id: string; cents: number; dueAt: Date }): string {
  return boletoBarcode({ bank: NO_BANK, dueOn: dateInSaoPaulo(dueAt), cents, freeField: digitsOf(id, 25) });
}

import { boletoBarcode, formatTypeableLine, typeableLine } from '#platform/brazil/boleto.ts';

/** A payment as the double holds it: Stripe’s own form, as far as the product reads it. */
export interface StripeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  created: number;
  livemode: false;
  capture_method: 'automatic';
  confirmation_method: 'automatic';
  client_secret: string;
  payment_method_types: string[];
  metadata: Record<string, string>;
  last_payment_error: { type: 'card_error'; code: string } | null;
  next_action: object | null;
}

interface IntentForm {
  amount: string;
  currency: string;
  payment_method_types: string[];
  metadata: Record<string, string>;
  payment_method_options?: { pix?: { expires_at: string }; boleto?: { expires_after_days: string } };
}

const DAY_SECONDS = 86_400;
let count = 0;

/** Makes the payment that a form asks for. The Pix text is of the double’s own; the boleto is valid in form and belongs to no bank. */
export function makeIntent(form: IntentForm, now: number): StripeIntent {
  count += 1;
  const id = `pi_${String(count).padStart(8, '0')}`;
  const method = form.payment_method_types[0]!;
  const amount = Number(form.amount);
  return {
    ...{ id, object: 'payment_intent', amount, amount_received: 0, currency: form.currency, created: now },
    ...{
      livemode: false,
      capture_method: 'automatic',
      confirmation_method: 'automatic',
      client_secret: `${id}_secret_of_the_double`,
    },
    ...{ payment_method_types: [method], metadata: form.metadata, last_payment_error: null },
    status: method === 'card' ? 'requires_payment_method' : 'requires_action',
    next_action: nextActionOf(method, { id, amount, now, form }),
  };
}

function nextActionOf(
  method: string,
  { id, amount, now, form }: { id: string; amount: number; now: number; form: IntentForm },
): object | null {
  const options = form.payment_method_options;
  if (method === 'pix')
    return {
      type: 'pix_display_qr_code',
      pix_display_qr_code: { data: `pix-of-${id}-${amount}`, expires_at: Number(options?.pix?.expires_at) },
    };
  if (method !== 'boleto') return null;
  const endsAt = now + (Number(options?.boleto?.expires_after_days) + 1) * DAY_SECONDS;
  const dueOn = new Date(endsAt * 1000).toISOString().slice(0, 10);
  const freeField = id.replace(/\D/g, '').padStart(25, '0');
  const line = typeableLine(boletoBarcode({ bank: '999', dueOn, cents: amount, freeField }));
  return {
    type: 'boleto_display_details',
    boleto_display_details: { number: formatTypeableLine(line), expires_at: endsAt },
  };
}

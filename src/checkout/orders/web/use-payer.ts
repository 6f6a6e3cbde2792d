import { type ComponentProps, useEffect, useState } from 'react';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';

/** The company that a boleto names, where one is chosen. */
export type PayerProps = ComponentProps<Awaited<ReturnType<LentParts['payer']['load']>>['PayerCompany']>;
interface PayerHandle {
  /** False: the company is missing, and the reader has to add it or can’t. */
  keep: () => Promise<boolean>;
}

export interface Payer {
  handle: (handle: PayerHandle | null) => void;
  /**
   * Whether a payment may begin. Waits until we know whether the company is missing, and saves it if the reader has filled it in. False if the
   * reader chose another method or left in the meantime.
   */
  isKnown: () => Promise<boolean>;
}

function awaitPayer() {
  let handle: PayerHandle | null = null;
  const waiting: ((handle: PayerHandle | null) => void)[] = [];
  const answer = (known: PayerHandle | null) => {
    for (const resolve of waiting.splice(0)) resolve(known);
  };
  return {
    handle: (now: PayerHandle | null) => {
      handle = now;
      if (now) answer(now);
    },
    leave: () => answer(null),
    keep: async () => {
      const known = handle ?? (await new Promise<PayerHandle | null>((resolve) => waiting.push(resolve)));
      return known !== null && known.keep();
    },
  };
}

/** For a form with `PayerCompany`, which it shows while a boleto is chosen. */
export function usePayer(method: ServicePaymentMethod | null): Payer {
  const [payer] = useState(awaitPayer);
  useEffect(() => payer.leave, [payer, method]);
  return { handle: payer.handle, isKnown: async () => method !== 'boleto' || payer.keep() };
}

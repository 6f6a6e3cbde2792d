import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { ComponentProps } from 'react';

/** Where a boleto is chosen, the company that it names. */
export type PayerProps = ComponentProps<Awaited<ReturnType<LentParts['payer']['load']>>['PayerCompany']>;
export interface PayerHandle {
  /** False: the reader has to give it first, or cannot. */
  keep: () => Promise<boolean>;
}

/** Whether a payment may begin: a company that is missing is given and saved first. Where nothing asks for it, the server has the last word. */
export async function isPayerKnown(payer: PayerHandle | null): Promise<boolean> {
  return payer === null || payer.keep();
}

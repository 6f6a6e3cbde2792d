import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, Ref } from 'react';

export interface PayerHandle {
  /** Saves what was typed. False: something is missing, was refused, or only the owner can add it; focus is on it. */
  keep: () => Promise<boolean>;
}

export interface PayerCompanyProps {
  /** Null until it is known whether the company is missing. */
  handle: Ref<PayerHandle>;
}

export interface PayerSource {
  /** For a form: asks for the company that a boleto names where it is missing, and shows nothing where it is given. */
  load: () => Promise<{ PayerCompany: ComponentType<PayerCompanyProps> }>;
  /** Starts reading the data. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    payer: PayerSource;
  }
}

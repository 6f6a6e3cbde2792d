import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

export interface CustomerFormProps {
  title: string;
  /** Above the fields: whose data it is, for somebody who may change it or only read it. */
  about: (reader: { email: string; mayEdit: boolean }) => ReactNode;
  /** Between the fields and the button. */
  children: ReactNode;
  submitLabel: string;
  /** Checks and saves the children’s own fields before the company is saved. False: the reader has to complete them first. */
  prepare: () => Promise<boolean>;
  /** The data is complete and saved. */
  onReady: () => void;
}

export interface CustomerParts {
  /** The company’s own data as that of a buyer: what is changed there is changed in its profile. */
  CustomerForm: ComponentType<CustomerFormProps>;
}

export interface CustomerSource {
  load: () => Promise<CustomerParts>;
  /** Starts reading the data. */
  start: (queryClient: QueryClient) => Promise<unknown>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    customer: CustomerSource;
  }
}

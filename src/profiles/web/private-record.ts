import { queryOptions } from '@tanstack/react-query';
import type { BankDetails } from '#profiles/rules/bank-details.ts';
import type { OwnCompany } from '#profiles/rules/own-company.ts';
import { api } from './api.ts';

export interface PrivateRecord<Details> {
  version: number;
  details: Details;
}

const queryOf = <Details>(kind: string, read: (signal: AbortSignal) => Promise<PrivateRecord<Details>>) =>
  queryOptions({ queryKey: ['profiles', 'private', kind], queryFn: ({ signal }) => read(signal) });

/** What the member alone sees: how each kind is read and saved. */
export const privateRecords = {
  bankDetails: {
    query: queryOf<BankDetails>('bankDetails', (signal) => api('GET /users/bankDetails', { signal })),
    save: (body: BankDetails & { version: number }) => api('PUT /users/bankDetails', { body }),
  },
  ownCompany: {
    query: queryOf<OwnCompany>('ownCompany', (signal) => api('GET /users/ownCompany', { signal })),
    save: (body: OwnCompany & { version: number }) => api('PUT /users/ownCompany', { body }),
  },
  birthDate: {
    query: queryOf<{ birthDate: string }>('birthDate', (signal) => api('GET /users/birthDate', { signal })),
    save: (body: { birthDate: string; version: number }) => api('PUT /users/birthDate', { body }),
  },
};

export interface PrivateSource<Details> {
  query: ReturnType<typeof queryOf<Details>>;
  save: (body: Details & { version: number }) => Promise<PrivateRecord<Details>>;
}

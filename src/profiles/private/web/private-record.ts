import { queryOptions } from '@tanstack/react-query';
import type { BankDetails } from '#profiles/private/rules/bank-details.ts';
import { type Gender, GENDERS } from '#profiles/private/rules/gender.ts';
import type { OwnCompany } from '#profiles/private/rules/own-company.ts';
import { api } from '#profiles/web/api.ts';

export interface PrivateRecord<Details> {
  version: number;
  details: Details;
}

const queryOf = <Details>(kind: string, read: (signal: AbortSignal) => Promise<PrivateRecord<Details>>) =>
  queryOptions({ queryKey: ['profiles', 'private', kind], queryFn: ({ signal }) => read(signal) });

/** The password is asked where the key changes, and kept nowhere. */
export type BankForm = BankDetails & { password?: string };

/** The kinds of private data: how each is read and saved. */
export const privateRecords = {
  bankDetails: {
    query: queryOf<BankForm>('bankDetails', (signal) => api('GET /users/bankDetails', { signal })),
    save: ({ keyChangedAt: _, ...body }: BankForm & { version: number }) => api('PUT /users/bankDetails', { body }),
  },
  ownCompany: {
    query: queryOf<OwnCompany>('ownCompany', (signal) => api('GET /users/ownCompany', { signal })),
    save: (body: OwnCompany & { version: number }) => api('PUT /users/ownCompany', { body }),
  },
  birthDate: {
    query: queryOf<{ birthDate: string }>('birthDate', (signal) => api('GET /users/birthDate', { signal })),
    save: (body: { birthDate: string; version: number }) => api('PUT /users/birthDate', { body }),
  },
  gender: {
    query: queryOf<GenderDetails>('gender', async (signal) => genderRecord(await api('GET /users/gender', { signal }))),
    save: async ({ gender, version }: GenderDetails & { version: number }) =>
      genderRecord(
        gender === ''
          ? await api('DELETE /users/gender')
          : await api('PUT /users/gender', { body: { gender, consent: true, seen: GENDERS[version - 1] ?? null } }),
      ),
  },
};

/** An answer requires consent: each save asks for it again. */
export interface GenderDetails {
  gender: Gender | '';
  consent: boolean;
}
/** The answer is its own version: 0 for none, or its place among the answers. */
const genderRecord = ({ gender }: { gender: Gender | null }): PrivateRecord<GenderDetails> => ({
  version: gender === null ? 0 : GENDERS.indexOf(gender) + 1,
  details: { gender: gender ?? '', consent: false },
});

export interface PrivateSource<Details> {
  query: ReturnType<typeof queryOf<Details>>;
  save: (body: Details & { version: number }) => Promise<PrivateRecord<Details>>;
}

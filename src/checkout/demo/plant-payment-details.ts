import type { Database } from '#platform/db/connection.ts';
import { buildPrivateRecord } from '#profiles/private/builders.ts';

/** The company and the PIX key by which a person of the running project is paid; the third one works without a company. */
export async function plantPaymentDetails(database: Database, memberId: string, index: number): Promise<void> {
  if (index !== 2)
    await buildPrivateRecord(database, memberId, 'ownCompany', {
      ...{ name: `Estúdio ${index + 1}`, taxId: '11222333000181' },
    });
  await buildPrivateRecord(database, memberId, 'bankDetails', {
    pixKeyKind: 'email',
    pixKey: `pix${index + 1}@estudio.example`,
  });
}

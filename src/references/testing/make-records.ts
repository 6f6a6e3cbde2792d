import { hashCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { newId } from '#platform/db/columns.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { referenceAnswers, referenceCodes, referenceReaders, referenceRequests } from '#references/server/tables.ts';

const said = { general: 'good', behavioural: 'good', technical: 'fair', words: 'x' } as const;
const rest = { mayContact: false, contactPhone: '', servesLater: false };

/** A request that waits, and an answer that the company may ask to read; the codes of both. */
export const makeRecords: MakeRecords = async ({ database }, { memberId, workspaceId }) => {
  const [referenceId, referenceCode] = [newId(), newId()];
  const [earlierReferenceId, permissionCode, otherId] = [newId(), newId(), newId()];
  const person = { memberId, name: 'x', jobTitle: 'x', company: 'x', phone: '81999990000', language: 'pt' as const };
  const email = () => `${newId()}@example.com`;
  const answered = { state: 'answered' as const, version: 1, endedAt: new Date() };
  await database.insert(referenceRequests).values([
    { ...person, id: referenceId, email: email() },
    { ...person, ...answered, id: earlierReferenceId, email: email() },
    { ...person, ...answered, id: otherId, email: email() },
  ]);
  await database.insert(referenceCodes).values({ codeHash: hashCode(referenceCode), referenceId });
  await database
    .insert(referenceAnswers)
    .values([earlierReferenceId, otherId].map((id) => ({ ...said, ...rest, referenceId: id, version: 1 })));
  await database
    .insert(referenceReaders)
    .values({ referenceId: otherId, workspaceId, codeHash: hashCode(permissionCode) });
  return { referenceId, referenceCode, earlierReferenceId, permissionCode };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    referenceId: string;
    referenceCode: string;
    earlierReferenceId: string;
    permissionCode: string;
  }
}

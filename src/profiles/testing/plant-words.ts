import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { markOf, type PlantedWords } from '#platform/testing/planting.ts';

/** What professionals write of themselves, and what was imported. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: async ({ insert, update }, { userId: memberId }) => {
    await update('profiles', sql`member_id = ${memberId}`, ['job_title', 'city', 'country'], {
      content: { planted: markOf('profiles', 'content') },
    });
    await insert('profile_imports', {
      id: newId(),
      member_id: memberId,
      source: 'linkedin',
      difference: { changes: [], leftOut: [markOf('profile_imports', 'difference')] },
      warnings: { planted: markOf('profile_imports', 'warnings') },
      before: { planted: markOf('profile_imports', 'before') },
    });
    const consent = { member_id: memberId, consent_version: 1, consented_at: new Date() };
    await insert('personal_data', consent, ['content']);
    await insert('private_records', { member_id: memberId, kind: 'bankDetails' }, ['encrypted']);
    const company = { planted: markOf('private_records', 'plain') };
    await insert('private_records', { member_id: memberId, kind: 'ownCompany', plain: company });
  },
  ofCompanyUser: null,
};

import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import { markOf, type PlantedWords } from '#platform/testing/planting.ts';

/** What professionals write of themselves, and what was imported. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: async ({ insert, update, store }, { userId: memberId }) => {
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
    const pieceId = newId();
    const piece = { id: pieceId, member_id: memberId, position: 0 };
    await insert('portfolio_pieces', piece, ['title', 'text', 'link', 'hidden_reason']);
    const file = { id: newId(), piece_id: pieceId, position: 0, kind: 'picture', size_bytes: 1, width: 1, height: 1 };
    const keys = { file_key: await store('portfolio'), preview_key: await store('portfolio') };
    await insert('portfolio_files', { ...file, ...keys }, ['name', 'alternative']);
    await insert('portfolio_reports', { id: newId(), piece_id: pieceId, reporter_id: memberId, reason: 'other' }, [
      'text',
    ]);
  },
  ofCompanyUser: null,
};

import { asc, eq, or, sql } from 'drizzle-orm';
import type { OwnData } from '#platform/capability/own-data.ts';
import { translate } from '#platform/i18n/translate.ts';
import { approvals } from './tables.ts';

/** Who asked and who decided is kept: it is the proof that two did. */
export const ownData: OwnData = {
  columns: {
    'approvals.asked_by': 'kept',
    'approvals.decided_by': 'kept',
    'approval_exclusions.user_id': 'kept',
  },
  areas: [
    {
      name: 'approvals',
      about: (language) => translate(language, 'second-approvals:ownData.approvals'),
      collect: (database, { id }) =>
        database
          .select({
            ...{ id: approvals.id, kind: approvals.kind, state: approvals.state, askedAt: approvals.createdAt },
            ...{ decidedAt: approvals.decidedAt, reason: approvals.reason, note: approvals.note },
          })
          .from(approvals)
          .where(or(eq(approvals.askedBy, id), eq(approvals.decidedBy, id)))
          .orderBy(asc(approvals.id)),
    },
  ],
  leave: null,
  // The decision stays, its words go with whoever wrote them or whom they are about.
  erase: async (transaction, { id }) => {
    const isAbout = or(eq(approvals.askedBy, id), sql`(${approvals.details} ->> 'memberId')::uuid = ${id}`);
    await transaction.update(approvals).set({ note: '' }).where(isAbout);
    await transaction.update(approvals).set({ reason: '' }).where(eq(approvals.decidedBy, id));
  },
};

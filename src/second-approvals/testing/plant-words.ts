import { newId } from '#platform/db/columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';

/** Why somebody refused what a colleague asked for, and why they asked for something themselves. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: async ({ insert }, { userId, colleagueId }) => {
    const asked = { id: newId(), kind: 'serviceFee', about_id: newId(), details: '{}', asked_by: colleagueId };
    const decided = { state: 'refused', decided_by: userId, decided_at: new Date(), expires_at: new Date() };
    const approvalId = asked.id;
    await insert('approvals', { ...asked, ...decided }, ['reason']);
    const own = { ...asked, id: newId(), about_id: newId(), asked_by: userId, expires_at: new Date() };
    await insert('approvals', own, ['note']);
    await insert('approval_exclusions', { approval_id: approvalId, user_id: userId });
  },
  ofCompanyUser: null,
};

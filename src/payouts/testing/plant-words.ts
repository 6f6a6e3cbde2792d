import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';

/** The key by which somebody was paid, and the file by which the bank did. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: async ({ insert, store }, { userId, colleagueId, projectId }) => {
    const runId = newId();
    const sums = { people_count: 1, minutes: 60, gross_cents: 100, net_cents: 85 };
    await insert('pay_runs', { id: runId, state: 'done', created_by: colleagueId, ...sums });
    const payment = { id: newId(), run_id: runId, member_id: userId, cents: 85, key_kind: 'email' };
    await insert('payments', { ...payment, state: 'paid', attempt: 1, paid_at: new Date() }, ['key']);
    const hire = sql`(select id from project_professionals where project_id = ${projectId} and member_id = ${userId} limit 1)`;
    const nota = { id: newId(), hire_id: hire, member_id: userId, month: '2026-03-01', number: '41' };
    const notaFile = { file_key: await store('nota'), file_format: 'pdf' };
    await insert('professional_notas', { ...nota, issued_on: '2026-04-02', ...notaFile });
    const fileId = newId();
    const number = sql`(select coalesce(max(number), 0) + 1 from cnab_files)`;
    const file = { id: fileId, number, payment_count: 1, cents: 85, created_by: colleagueId };
    await insert('cnab_files', file, ['content']);
    const answered = { payment_id: payment.id, attempt: 1, cents: 85, file_id: fileId, outcome: 'paid' };
    await insert('cnab_payments', { id: newId(), ...answered });
  },
  ofCompanyUser: null,
};

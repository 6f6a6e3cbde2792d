import { newId } from '#platform/db/columns.ts';
import type { Planting } from '#platform/testing/planting.ts';

const words = ['subject', 'text_body', 'html_body', 'stop_url', 'calendar', 'last_error'];

/** Mails full of marks: waiting, given up and delivered. `aboutId` is of whom they name besides their reader. */
export async function plantMails({ insert }: Planting, to: { recipient: string; aboutId?: string }): Promise<void> {
  const mail = { recipient: to.recipient, about: to.aboutId ? `{${to.aboutId}}` : '{}' };
  for (const state of ['queued', 'failed', 'sent'])
    await insert('mail_outbox', { id: newId(), language: 'pt', next_attempt_at: '2099-01-01', state, ...mail }, words);
}

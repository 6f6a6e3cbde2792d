import { newId } from '#platform/db/columns.ts';
import type { Planting } from '#platform/testing/planting.ts';

interface Ticket {
  workspace_id: string;
  opened_by: string;
  type: string;
  professional_id?: string;
}

/** A ticket with its first message, both full of marks. */
export async function plantTicket({ insert }: Planting, ticket: Ticket): Promise<void> {
  const id = newId();
  const person = ticket.opened_by;
  await insert('support_tickets', { ...ticket, id, answer_due_at: new Date(), assigned_to: person }, ['subject']);
  await insert('support_presence', { ticket_id: id, user_id: person, seen_at: new Date(), is_typing: false });
  await insert('support_messages', { id: newId(), ticket_id: id, author_id: ticket.opened_by }, ['text']);
  await insert(
    'support_files',
    {
      id: newId(),
      ticket_id: id,
      added_by: ticket.opened_by,
      file_key: newId(),
      media_type: 'text/plain',
      size_bytes: 1,
    },
    ['name'],
  );
}

import { useTranslation } from '#ui/i18n.ts';
import type { Tone } from '#ui/marks/pill.tsx';
import type { TicketStatus } from '#support/rules/ticket-terms.ts';
import type { TicketRow } from './api.ts';

export const statusTones: Record<TicketStatus, Tone> = {
  open: 'warning',
  answered: 'info',
  done: 'success',
  closed: 'neutral',
};

/** The title of a ticket: the question, or the request and its person. */
export function useTicketTitle() {
  const { t } = useTranslation('support');
  return ({ type, subject }: Pick<TicketRow, 'type' | 'subject'>) => t(`title.${type}`, { subject });
}

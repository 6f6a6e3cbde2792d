import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { squadQuery } from '#projects/web/project-queries.ts';
import type { TicketType } from '#support/rules/ticket-terms.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { ExecuteModal } from './execute-modal.tsx';

const acts = { paymentBlock: 'block', deactivation: 'deactivate' } as const;

interface RequestOfTicketProps {
  type: TicketType;
  projectId: string;
  professionalId: string;
  onDone: () => void;
}

/** In a ticket, for administrators: what the company asked for a professional is done there, which settles the ticket. */
export function RequestOfTicket({ type, projectId, professionalId, onDone }: RequestOfTicketProps) {
  const { t } = useTranslation('projects/squad');
  const [isOpen, open] = useState(false);
  const squad = useQuery(squadQuery(projectId));
  const professional = squad.data?.professionals.find(({ id }) => id === professionalId);
  const what = type === 'paymentBlock' || type === 'deactivation' ? acts[type] : null;
  if (!professional || what === null) return null;
  return (
    <div>
      <Button variant="primary" onClick={() => open(true)}>
        {t(`action.${what}`)}
      </Button>
      {isOpen && (
        <ExecuteModal
          what={what}
          professional={professional}
          onClose={() => {
            open(false);
            onDone();
          }}
        />
      )}
    </div>
  );
}

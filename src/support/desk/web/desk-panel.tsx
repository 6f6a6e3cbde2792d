import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { readAnew } from '#ui/live/read-anew.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { isEnded, isWritten } from '#support/rules/ticket-terms.ts';
import type { Ticket } from '#support/web/api.ts';
import { deskApi, deskQuery } from './desk-queries.ts';
import styles from './desk.module.css';
import { MendDialog } from './mend-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { NameFaultDialog } from './name-fault-dialog.tsx';
import { WhoIsHere } from './who-is-here.tsx';

const NOBODY = 'nobody';
const NONE = 'none';
const NEW = 'new';

/** Beside a ticket, for administrators: who answers it, which fault it reports, and what else can be done with it. */
export function DeskPanel({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support/desk');
  const queryClient = useQueryClient();
  const desk = useQuery(deskQuery).data;
  const [dialog, open] = useState<'merge' | 'mend' | 'fault' | null>(null);
  const params = { supportId: ticket.id };
  const readAgain = () => readAnew(queryClient, ['support']);
  const fail = (problem: Error) => {
    toast.error(t('failed'), { description: problem.message });
    readAgain();
  };
  const assign = useMutation({
    mutationFn: (assigneeId: string | null) =>
      deskApi('PUT /support/{supportId}/assignee', { params, body: { version: ticket.version, assigneeId } }),
    onSuccess: () => {
      readAgain();
      toast.success(t('assigned'));
    },
    onError: fail,
  });
  const tie = useMutation({
    mutationFn: (faultId: string | null) => deskApi('PUT /support/{supportId}/fault', { params, body: { faultId } }),
    onSuccess: readAgain,
    onError: fail,
  });
  const runs = !isEnded(ticket.status);
  const fault = ticket.desk?.fault ?? null;
  if (!desk || !ticket.desk) return null;
  const faults = [
    ...desk.faults,
    ...(fault && !desk.faults.some(({ faultId }) => faultId === fault.faultId) ? [fault] : []),
  ];
  return (
    <section className={styles.panel} aria-label={t('assignee')}>
      <TouchSelect
        label={t('assignee')}
        disabled={!runs || assign.isPending}
        value={ticket.assignee?.userId ?? NOBODY}
        data={[
          { value: NOBODY, label: t('nobody') },
          ...desk.people.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        onChange={(value) => assign.mutate(value === NOBODY ? null : value)}
      />
      <TouchSelect
        label={t('fault')}
        disabled={!runs || tie.isPending}
        value={fault?.faultId ?? NONE}
        data={[
          { value: NONE, label: t('noFault') },
          ...faults.map(({ faultId, title }) => ({ value: faultId, label: title })),
          { value: NEW, label: t('newFault') },
        ]}
        onChange={(value) => (value === NEW ? open('fault') : tie.mutate(value === NONE ? null : value))}
      />
      {runs && (
        <div className={styles.acts}>
          {fault && <Button onClick={() => open('mend')}>{t('mend')}</Button>}
          {ticket.desk.others.length > 0 && isWritten(ticket.type) && (
            <Button onClick={() => open('merge')}>{t('merge')}</Button>
          )}
        </div>
      )}
      <WhoIsHere present={ticket.desk.present} />
      {dialog === 'merge' && <MergeDialog ticket={ticket} onClose={() => open(null)} />}
      {dialog === 'fault' && <NameFaultDialog onNamed={(faultId) => tie.mutate(faultId)} onClose={() => open(null)} />}
      {dialog === 'mend' && fault && <MendDialog fault={fault} onClose={() => open(null)} />}
    </section>
  );
}

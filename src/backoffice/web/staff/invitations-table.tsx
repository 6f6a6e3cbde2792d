import { useState } from 'react';
import { api } from '#backoffice/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { type OpenInvitation, useStaffChange } from './staff-queries.ts';
import styles from './staff.module.css';

/** Invited people who have not joined yet. */
export function InvitationsTable({ invitations }: { invitations: readonly OpenInvitation[] | undefined }) {
  const { t } = useTranslation('backoffice');
  const [revoked, setRevoked] = useState<OpenInvitation | null>(null);
  const resend = useStaffChange(
    (invitationId: string) => api('POST /cms/staff/invitations/{invitationId}/resend', { params: { invitationId } }),
    t('staff.sent'),
  );
  const revoke = useStaffChange(async (invitationId: string) => {
    await api('DELETE /cms/staff/invitations/{invitationId}', { params: { invitationId } });
    setRevoked(null);
  }, t('staff.revoked'));
  if (invitations?.length === 0)
    return (
      <EmptyState
        illustration="inbox"
        title={t('staff.noInvitations')}
        description={t('staff.noInvitationsText')}
        framed
        compact
      />
    );
  return (
    <>
      <DataTable
        label={t('staff.invitations')}
        rows={invitations}
        rowId={({ id }) => id}
        skeletonRows={2}
        columns={[
          {
            key: 'email',
            header: t('staff.email'),
            skeleton: 'lines',
            cell: ({ email, invitedBy }) => (
              <TwoLines title={email} meta={`${t('staff.invitedBy')}: ${invitedBy ?? t('staff.bySetting')}`} />
            ),
          },
          {
            key: 'role',
            header: t('staff.role'),
            width: 150,
            skeleton: 'pill',
            cell: ({ role }) => <Pill tone={role === 'admin' ? 'brand' : 'neutral'}>{t(`staff.roles.${role}`)}</Pill>,
          },
          {
            key: 'expires',
            header: t('staff.expires'),
            width: 210,
            cell: ({ expired, expiresAt, waitsForApproval }) =>
              waitsForApproval ? (
                <Pill tone="warning">{t('staff.waitsForSecond')}</Pill>
              ) : expired ? (
                <Pill tone="warning">{t('staff.expired')}</Pill>
              ) : (
                <RelativeTime moment={expiresAt} />
              ),
          },
          {
            key: 'actions',
            header: '',
            width: 240,
            align: 'right',
            narrow: 'end',
            cell: (invitation) => (
              <span className={styles.actions}>
                <Button
                  size="sm"
                  disabled={invitation.waitsForApproval}
                  loading={resend.isPending && resend.variables === invitation.id}
                  onClick={() => resend.mutate(invitation.id)}
                >
                  {t('staff.resend')}
                </Button>
                <Button size="sm" variant="dangerQuiet" onClick={() => setRevoked(invitation)}>
                  {t('staff.revoke')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      <ConfirmDialog
        opened={revoked !== null}
        onClose={() => setRevoked(null)}
        title={t('staff.revokeTitle')}
        confirmLabel={t('staff.revoke')}
        destructive
        loading={revoke.isPending}
        onConfirm={() => revoked && revoke.mutate(revoked.id)}
      >
        <p>{t('staff.revokeText', { email: revoked?.email ?? '' })}</p>
      </ConfirmDialog>
    </>
  );
}

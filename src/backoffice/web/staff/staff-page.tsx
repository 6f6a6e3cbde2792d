import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackofficeTabs } from '#backoffice/web/backoffice-tabs.tsx';
import { api } from '#backoffice/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Section } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { InvitationsTable } from './invitations-table.tsx';
import { PeopleTable } from './people-table.tsx';
import { type StaffMember, staffQuery, useStaffChange } from './staff-queries.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const InviteModal = lazyPart(async () => (await import('./invite-modal.tsx')).InviteModal);
const CompaniesModal = lazyPart(async () => (await import('./companies-modal.tsx')).CompaniesModal);

/** Administrators and recruiters, open invitations, and the companies of each recruiter. */
export function StaffPage() {
  const { t } = useTranslation('backoffice');
  const staff = useQuery(staffQuery);
  const [isInviting, setInviting] = useState(false);
  const [assignedId, setAssignedId] = useState<string | null>(null);
  const [suspect, setSuspect] = useState<StaffMember | null>(null);
  const suspend = useStaffChange(async (userId: string) => {
    await api('POST /cms/staff/{userId}/suspension', { params: { userId } });
    setSuspect(null);
  }, t('staff.suspendDone'));
  const restore = useStaffChange(
    (userId: string) => api('POST /cms/staff/{userId}/restoration', { params: { userId } }),
    t('staff.askedSecond'),
  );
  const assigned = staff.data?.people.find(({ userId }) => userId === assignedId);
  return (
    <Page>
      <PageTitle
        title={t('staff.title')}
        purpose={t('staff.purpose')}
        actions={
          <Button variant="primary" onClick={() => setInviting(true)}>
            {t('staff.invite')}
          </Button>
        }
      />
      <BackofficeTabs />
      {staff.isError && !staff.data ? (
        <LoadError error={staff.error} onRetry={() => void staff.refetch()} retrying={staff.isFetching} />
      ) : (
        <Stack>
          <Section title={t('staff.invitations')}>
            <InvitationsTable invitations={staff.data?.invitations} />
          </Section>
          <Section title={t('staff.people')}>
            <PeopleTable
              people={staff.data?.people}
              onAssign={setAssignedId}
              onSuspend={setSuspect}
              onRestore={({ userId }) => restore.mutate(userId)}
            />
          </Section>
        </Stack>
      )}
      <ConfirmDialog
        opened={suspect !== null}
        onClose={() => setSuspect(null)}
        title={t('staff.suspendTitle', { name: suspect?.name || suspect?.email || '' })}
        confirmLabel={t('staff.suspend')}
        destructive
        loading={suspend.isPending}
        onConfirm={() => suspect && suspend.mutate(suspect.userId)}
      >
        <p>{t('staff.suspendText')}</p>
      </ConfirmDialog>
      {isInviting && <InviteModal onClose={() => setInviting(false)} />}
      {assigned && <CompaniesModal recruiter={assigned} onClose={() => setAssignedId(null)} />}
    </Page>
  );
}

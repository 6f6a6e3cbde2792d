import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { permissionRegistry } from '#platform/access/permissions.ts';
import { besides, fieldErrors, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconEye, IconMailForward, IconTrash } from '#ui/icons/icons.ts';
import { shortDateText } from '#ui/marks/date-text.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { SidePanel } from '#ui/page/side-panel.tsx';
import { PersonCell } from '#ui/table/table-cells.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { peopleQuery, type SpacePerson } from '#workspaces/web/api.ts';
import { dayOf, endOfDay } from './end-date.ts';
import { StatusPill } from './people-columns.tsx';
import styles from './people.module.css';
import { RightsEditor } from './rights-editor.tsx';
import { usePersonActions } from './use-person-actions.ts';

/** A person's permissions and expiry, and the actions view as, resend and remove. */
export function PersonPanel({ person, onClose }: { person: SpacePerson; onClose: () => void }) {
  const { t } = useTranslation('workspaces');
  const edited = useEdited({
    version: person.version ?? 0,
    fields: { permissions: [...person.permissions], day: dayOf(person.expiresAt), end: person.expiresAt },
  });
  const { permissions, day, end } = edited.fields;
  const [asksRemoval, setAsksRemoval] = useState(false);
  const { save, resend, remove, view } = usePersonActions(person, onClose);
  const refused = fieldErrors(save.error);
  const problem = besides(save.error, ['expiresAt', 'membershipExpiresAt']);
  const isIn = person.userId !== null;
  const name = person.displayName || person.email;
  const expiresAt = day === dayOf(end) ? end : endOfDay(day);
  const seen = { permissions: edited.before.permissions, expiresAt: edited.before.end };

  return (
    <SidePanel
      label={name}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="primary"
            loading={save.isPending}
            onClick={() =>
              save.mutate({ permissions, expiresAt, version: edited.version, seen }, { onSuccess: edited.forget })
            }
          >
            {t(isIn ? 'panel.save' : 'panel.saveAndSend')}
          </Button>
          <Button
            variant="dangerQuiet"
            icon={<IconTrash size={18} aria-hidden="true" />}
            onClick={() => setAsksRemoval(true)}
          >
            {t(isIn ? 'panel.remove' : 'panel.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        <PersonCell name={name} image={person.userPhoto} {...(person.displayName && { meta: person.email })} />
        <p className={styles.panelFacts}>
          <StatusPill status={person.status} t={t} />
          <span className="meta">
            <RelativeTime moment={person.date} />
          </span>
        </p>
        {person.status === 'accepted' && (
          <Button
            icon={<IconEye size={18} aria-hidden="true" />}
            loading={view.isPending || view.isSuccess}
            onClick={() => view.mutate()}
          >
            {t('panel.view')}
          </Button>
        )}
        {!isIn && (
          <Button
            icon={<IconMailForward size={18} aria-hidden="true" />}
            loading={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {t('panel.resend')}
          </Button>
        )}
        <RightsEditor value={permissions} onChange={(next) => edited.change({ permissions: next })} />
        <TextInput
          type="date"
          label={t('panel.end')}
          description={t('panel.endHelp')}
          min={dayOf(new Date().toISOString())}
          value={day}
          onChange={(event) => edited.change({ day: event.target.value })}
          error={refused.expiresAt ?? refused.membershipExpiresAt}
        />
        <StaleNotice
          edited={edited}
          saving={save}
          queryKey={peopleQuery.queryKey}
          nameOf={(field) => (field === 'end' ? null : t(field === 'day' ? 'panel.end' : 'add.rights'))}
          textOf={(field, values) => {
            if (field === 'day') return values.day && shortDateText(values.day);
            return values.permissions.map((right) => t(permissionRegistry[right].text)).join('\n');
          }}
        />
        {problem && !isStale(problem) && (
          <Alert tone="danger" live>
            {problem.message}
          </Alert>
        )}
      </div>
      <ConfirmDialog
        opened={asksRemoval}
        onClose={() => setAsksRemoval(false)}
        title={t(isIn ? 'panel.removeTitle' : 'panel.cancelTitle', { name })}
        confirmLabel={t(isIn ? 'panel.remove' : 'panel.cancel')}
        cancelLabel={t('panel.keep')}
        destructive
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {t(isIn ? 'panel.removeText' : 'panel.cancelText')}
      </ConfirmDialog>
    </SidePanel>
  );
}

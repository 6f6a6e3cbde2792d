import { useTranslation } from '#ui/i18n.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import type { JobView } from '#jobs/web/api.ts';
import { administrationApi } from './calls.ts';
import { useVacancyAction } from './use-administration.ts';

/** The action that awaits confirmation. */
export type PendingAction = 'hide' | 'show' | 'remove' | 'migrate' | 'indicate' | null;

interface StateDialogsProps {
  asked: PendingAction;
  job: JobView;
  management: NonNullable<JobView['management']>;
  onClose: () => void;
}

const stateAfter = { hide: 'hidden', show: 'open' } as const;
const deeds = ['hide', 'show', 'remove'] as const;

/** Each action asks for confirmation and states its consequences. */
export function StateDialogs({ asked, job, management, onClose }: StateDialogsProps) {
  const { t } = useTranslation('jobs/administration');
  const params = { projectId: job.projectId, positionIndex: String(job.positionIndex) };
  const { version, candidates } = management;
  const deed = useVacancyAction({
    act: async (what: (typeof deeds)[number]) => {
      if (what === 'remove')
        await administrationApi('DELETE /myProjects/{projectId}/positions/{positionIndex}', {
          params,
          query: { version: String(version) },
        });
      else
        await administrationApi('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
          params,
          body: { version, state: stateAfter[what] },
        });
      return what;
    },
    done: (what) => t(`${what}Dialog.done`),
    onDone: onClose,
  });
  return deeds.map((what) => (
    <ConfirmDialog
      key={what}
      opened={asked === what}
      onClose={onClose}
      title={t(`${what}Dialog.question`)}
      confirmLabel={t(`${what}Dialog.confirm`)}
      cancelLabel={t('cancel')}
      destructive={what === 'remove'}
      loading={deed.isPending}
      onConfirm={() => deed.mutate(what)}
    >
      <p>{t(`${what}Dialog.text`, { title: job.title ?? '', count: candidates })}</p>
    </ConfirmDialog>
  ));
}

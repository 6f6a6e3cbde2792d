import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import '#platform/ui/theme/full-styles.ts';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import { api, type Project } from './api.ts';

/** The statuses that the reader may put the project into; canceling asks first. */
export function StatusActions({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const queryClient = useQueryClient();
  const [canceling, setCanceling] = useState(false);
  const move = useMutation({
    mutationFn: (status: ProjectStatus) =>
      api('PATCH /myProjects/{projectId}/status', {
        params: { projectId: project.id },
        body: { version: project.version, status },
      }),
    onSuccess: async (_, status) => {
      setCanceling(false);
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t('details.moved', { status: t(`status.${status}`) }));
    },
    onError: (problem) => toast.error(t('details.changeFailed'), { description: problem.message }),
  });
  const { moves } = project.abilities;
  const others = moves.filter((status) => status !== 'canceled');
  if (moves.length === 0) return null;
  return (
    <>
      {others.length > 0 ? (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button iconAfter={<IconChevronDown size={18} aria-hidden="true" />}>{t('details.changeStatus')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((status) => (
              <Menu.Item key={status} onClick={() => move.mutate(status)}>
                {t(`status.${status}`)}
              </Menu.Item>
            ))}
            <Menu.Item onClick={() => setCanceling(true)}>{t('details.cancel')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Button variant="dangerQuiet" onClick={() => setCanceling(true)}>
          {t('details.cancel')}
        </Button>
      )}
      <ConfirmDialog
        opened={canceling}
        onClose={() => setCanceling(false)}
        title={t('details.cancelTitle')}
        confirmLabel={t('details.cancel')}
        cancelLabel={t('details.keep')}
        destructive
        loading={move.isPending}
        onConfirm={() => move.mutate('canceled')}
      >
        {t('details.cancelText')}
      </ConfirmDialog>
    </>
  );
}

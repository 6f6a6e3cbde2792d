import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import '#platform/ui/theme/full-styles.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import { api, type Project } from './api.ts';
import { MoveDialog } from './move-dialog.tsx';

interface StatusMove {
  status: ProjectStatus;
  reason?: string;
}

/** The statuses to which the reader may move the project, with unmet requirements; moves back and cancellations need a reason. */
export function StatusActions({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<ProjectStatus | null>(null);
  const move = useMutation({
    mutationFn: (requested: StatusMove) =>
      api('PATCH /myProjects/{projectId}/status', {
        params: { projectId: project.id },
        body: { version: project.version, ...requested },
      }),
    onSuccess: async (_, { status }) => {
      setAsked(null);
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t('details.moved', { status: t(`status.${status}`) }));
    },
    onError: (problem) => {
      toast.error(t('details.changeFailed'), { description: problem.message });
      void queryClient.invalidateQueries({ queryKey: ['projects', 'one', project.id] });
    },
  });
  const { moves } = project.abilities;
  const others = moves.filter(({ to }) => to !== 'canceled');
  const cancels = moves.some(({ to }) => to === 'canceled');
  if (moves.length === 0) return null;
  return (
    <>
      {others.length > 0 ? (
        <Menu position="bottom-end" withinPortal width={300}>
          <Menu.Target>
            <Button iconAfter={<IconChevronDown size={18} aria-hidden="true" />}>{t('details.changeStatus')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ to, needsReason, unmet }) => (
              <Menu.Item
                key={to}
                disabled={unmet.length > 0}
                onClick={() => (needsReason ? setAsked(to) : move.mutate({ status: to }))}
              >
                {t(`status.${to}`)}
                {unmet.map((need) => (
                  <div key={need} className="meta">
                    {t(`details.unmet.${need}`)}
                  </div>
                ))}
              </Menu.Item>
            ))}
            {cancels && <Menu.Item onClick={() => setAsked('canceled')}>{t('details.cancel')}</Menu.Item>}
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Button variant="dangerQuiet" onClick={() => setAsked('canceled')}>
          {t('details.cancel')}
        </Button>
      )}
      {asked && (
        <MoveDialog
          status={asked}
          loading={move.isPending}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => move.mutate({ status: asked, reason })}
        />
      )}
    </>
  );
}

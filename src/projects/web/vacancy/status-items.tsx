import { Menu } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import type { Project } from '#projects/web/api.ts';
import type { useMoveProject } from './use-move-project.ts';

interface StatusItemsProps {
  moves: Project['abilities']['moves'];
  move: Pick<ReturnType<typeof useMoveProject>, 'ask' | 'send'>;
}

/** The statuses to which the reader may move the project, with unmet requirements; moves back and cancellations need a reason. */
export function StatusItems({ moves, move }: StatusItemsProps) {
  const { t } = useTranslation('projects');
  const others = moves.filter(({ to }) => to !== 'canceled');
  return (
    <>
      {others.length > 0 && <Menu.Label>{t('details.changeStatus')}</Menu.Label>}
      {others.map(({ to, needsReason, unmet }) => (
        <Menu.Item
          key={to}
          disabled={unmet.length > 0}
          onClick={() => (needsReason ? move.ask(to) : move.send({ status: to }))}
        >
          {t(`status.${to}`)}
          {unmet.map((need) => (
            <div key={need} className="meta">
              {t(`details.unmet.${need}`)}
            </div>
          ))}
        </Menu.Item>
      ))}
      {moves.length > others.length && (
        <Menu.Item color="red" onClick={() => move.ask('canceled')}>
          {t('details.cancel')}
        </Menu.Item>
      )}
    </>
  );
}

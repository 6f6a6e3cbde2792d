import { Menu } from '@mantine/core';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { Project } from '#projects/web/api.ts';
import { MoveDialog } from '#projects/web/move-dialog.tsx';
import { StatusPill } from '#projects/web/status-pill.tsx';
import { StatusItems } from '#projects/web/vacancy/status-items.tsx';
import { useMoveProject } from '#projects/web/vacancy/use-move-project.ts';
import { IconChevronDown } from '#ui/icons/icons.ts';
import styles from './management.module.css';

/** The status with its legal moves; a move takes effect at once and is told to the company, so it is not part of the form. */
export function StatusChange({ project }: { project: Project }) {
  const { t } = useTranslation('projects/management');
  const move = useMoveProject(project);
  const { moves } = project.abilities;
  return (
    <div className={styles.status}>
      <span className="sub">{t('field.status')}</span>
      <StatusPill status={project.status} />
      {moves.length > 0 && (
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <Button size="sm" loading={move.isPending} icon={<IconChevronDown size={16} aria-hidden="true" />}>
              {t('changeStatus')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <StatusItems moves={moves} move={move} />
          </Menu.Dropdown>
        </Menu>
      )}
      {move.asked && (
        <MoveDialog
          projectId={project.id}
          status={move.asked}
          loading={move.isPending}
          onClose={() => move.ask(null)}
          onConfirm={(reason) => move.send({ status: move.asked!, reason })}
        />
      )}
    </div>
  );
}

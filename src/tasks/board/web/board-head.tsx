import type { Translate } from '#platform/i18n/format-text.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCalendarWeek, IconClockHour4, IconPlus, IconSettings } from '#ui/icons/icons.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { isTerminal } from '#projects/rules/status.ts';
import { projectPaths } from '#projects/paths.ts';
import type { TaskBoard } from '#tasks/board/schemas.ts';
import { taskPaths } from '#tasks/paths.ts';
import type { BoardLook } from '#tasks/rules/board-looks.ts';
import type { ChangeBoardSearch } from './addresses.ts';
import { BoardMenu } from './board-menu.tsx';

interface BoardHeadProps {
  projectId: string;
  board: TaskBoard | undefined;
  look: BoardLook;
  change: ChangeBoardSearch;
}

/** What one can do here; columns are dragged between on the board alone. */
function purposeOf(t: Translate, { project, part, abilities }: TaskBoard, look: BoardLook): string {
  if (isTerminal(project.status)) return t('board.ended');
  return look !== 'board' && abilities.editAll ? t(`look.purpose.${look}`) : t(`board.purpose.${part}`);
}

/** Where one is, what the board is for, and the one main action. */
export function BoardHead({ projectId, board, look, change }: BoardHeadProps) {
  const { t } = useTranslation('tasks/board');
  const isTeam = board?.part === 'team';
  const isEnabled = board !== undefined && board.enabledAt !== null;
  return (
    <PageTitle
      title={board?.project.title ?? t('title')}
      crumbs={[
        isTeam
          ? { label: board.project.company, to: projectPaths.details(projectId) }
          : { label: t('panel.title'), to: taskPaths.panel() },
        { label: t('title') },
      ]}
      purpose={board && purposeOf(t, board, look)}
      actions={
        <>
          {isTeam && (
            <ButtonLink icon={<IconSettings size={18} aria-hidden="true" />} to={projectPaths.manage(projectId)}>
              {t('manage')}
            </ButtonLink>
          )}
          {isEnabled && (
            <>
              {board.part === 'professional' && (
                <ButtonLink icon={<IconCalendarWeek size={18} aria-hidden="true" />} to={taskPaths.week()}>
                  {t('myWeek')}
                </ButtonLink>
              )}
              <ButtonLink icon={<IconClockHour4 size={18} aria-hidden="true" />} to={taskPaths.timesheet(projectId)}>
                {t('timesheet')}
              </ButtonLink>
              <BoardMenu board={board} change={change} />
              {board.abilities.create && (
                <Button
                  variant="primary"
                  icon={<IconPlus size={18} aria-hidden="true" />}
                  onClick={() => change({ task: 'new' })}
                >
                  {t('new.action')}
                </Button>
              )}
            </>
          )}
        </>
      }
    />
  );
}

import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import '#ui/theme/full-styles.ts';
import { useStartBrief } from '#projects/briefs/web/templates/use-start-brief.ts';
import { projectPaths } from '#projects/paths.ts';
import type { Position, Project } from '#projects/web/api.ts';
import { projectQuery } from '#projects/web/project-queries.ts';
import { MoveDialog } from '#projects/web/move-dialog.tsx';
import { dialogs, type DialogName } from './vacancy-dialogs.tsx';
import { StatusItems } from './status-items.tsx';
import { useMoveProject } from './use-move-project.ts';
import type { VacancyParts } from './vacancy-parts.ts';

interface VacancyMenuListProps {
  projectId: string;
  position: number;
  overlay: TouchOverlay;
  parts: VacancyParts;
}

/** Reads what the reader may do when the menu opens for the first time. */
export function VacancyMenuList({ projectId, position, ...rest }: VacancyMenuListProps) {
  const { t } = useTranslation('projects');
  const project = useQuery(projectQuery(projectId));
  if (project.data)
    return (
      <Items
        project={project.data}
        position={project.data.positions.find(({ positionIndex }) => positionIndex === position)}
        {...rest}
      />
    );
  return (
    project.isError && (
      <TouchMenu overlay={rest.overlay} position="bottom-end">
        <Menu.Item onClick={() => void project.refetch()}>{t('vacancy.again')}</Menu.Item>
      </TouchMenu>
    )
  );
}

type LentDialog = (onClose: () => void) => ReactNode;

interface ItemsProps extends Pick<VacancyMenuListProps, 'overlay' | 'parts'> {
  project: Project;
  position: Position | undefined;
}

function Items({ project, position, overlay, parts }: ItemsProps) {
  const { t } = useTranslation('projects');
  const { t: briefs } = useTranslation('projects/briefs');
  const { t: sharing } = useTranslation('projects/sharing');
  // By its name, so that an open form reads what is saved elsewhere meanwhile.
  const [dialog, setDialog] = useState<DialogName | LentDialog | null>(null);
  const begin = useStartBrief();
  const { id, abilities } = project;
  const move = useMoveProject(project);
  const close = () => setDialog(null);
  const item = (name: DialogName, label: string) => <Menu.Item onClick={() => setDialog(name)}>{label}</Menu.Item>;
  return (
    <>
      <TouchMenu overlay={overlay} position="bottom-end" width={300}>
        {position?.abilities.edit && item('editPosition', t('details.editPosition'))}
        {position && (
          <Lent project={project} position={position} parts={parts} onOpen={(next) => setDialog(() => next)} />
        )}
        {position?.abilities.edit && (
          <Menu.Item component={PageLink} to={projectPaths.budget(id, position.positionIndex)}>
            {t('details.budget')}
          </Menu.Item>
        )}
        {position?.state === 'open' && (
          <Menu.Item component={PageLink} to={projectPaths.job(id, position.positionIndex)}>
            {t('thanks.seeJob')}
          </Menu.Item>
        )}
        <Menu.Label>{t('list.project')}</Menu.Label>
        {abilities.tasks && (
          <Menu.Item component={PageLink} to={projectPaths.tasks(id)}>
            {t('details.tasks')}
          </Menu.Item>
        )}
        {abilities.edit && item('editProject', t('details.edit'))}
        {abilities.addPosition && item('addPosition', t('details.addPosition'))}
        {abilities.reuse && (
          <>
            <Menu.Item component={PageLink} to={projectPaths.squad(id)}>
              {briefs('templates.squad')}
            </Menu.Item>
            <Menu.Item disabled={begin.isPending} onClick={() => begin.mutate({ kind: 'project', id })}>
              {briefs('templates.duplicate')}
            </Menu.Item>
            {item('saveTemplate', briefs('templates.save'))}
            {item('shareBrief', sharing('share.action'))}
          </>
        )}
        {abilities.migrate && item('manage', t('details.manage'))}
        {abilities.migrate && item('migrate', t('migrate.action'))}
        <StatusItems moves={abilities.moves} move={move} />
      </TouchMenu>
      {typeof dialog === 'string' ? dialogs[dialog](project, position, close) : dialog?.(close)}
      {move.asked && (
        <MoveDialog
          projectId={id}
          status={move.asked}
          loading={move.isPending}
          onClose={() => move.ask(null)}
          onConfirm={(reason) => move.send({ status: move.asked!, reason })}
        />
      )}
    </>
  );
}

/** The actions of later rooms, each opening its own dialog. */
function Lent({
  project,
  position,
  parts: { VacancyActions },
  onOpen,
}: {
  project: Project;
  position: Position;
  parts: VacancyParts;
  onOpen: (dialog: LentDialog) => void;
}) {
  return (
    <VacancyActions project={project} position={position}>
      {(actions) =>
        actions.map(({ key, label, isDestructive, dialog }) => (
          <Menu.Item key={key} onClick={() => onOpen(dialog)} {...(isDestructive && { color: 'red' })}>
            {label}
          </Menu.Item>
        ))
      }
    </VacancyActions>
  );
}

import { Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { projectPage } from '#projects/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { IconDots } from '#ui/icons/icons.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { Card } from '#ui/page/card.tsx';
import '#ui/theme/full-styles.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { projectPaths } from '#projects/paths.ts';
import { api, pipelineApi, type Position, type Project } from '#projects/web/api.ts';
import styles from '#projects/web/brief.module.css';
import { EditPositionModal } from '#projects/positions/web/edit-position-modal.tsx';
import { ReadinessNote } from '#projects/positions/web/editor/readiness-note.tsx';
import { vacancyProblems } from '#projects/positions/rules/vacancy-problems.ts';
import { useProblemTexts } from '#projects/positions/web/use-problem-texts.ts';
import { toPositionAnswers } from '#projects/rules/brief-answers.ts';
import { isRecruiting } from '#projects/rules/position-states.ts';
import { PositionFactsView } from '#projects/positions/web/position-facts.tsx';
import { PositionPill } from '#projects/web/status-pill.tsx';

type NextState = 'open' | 'closed' | 'hidden';

/** One vacancy with its facts. Hiding and reopening take effect at once with an undo; closing asks for confirmation. */
export function PositionCard({ project, position }: { project: Project; position: Position }) {
  const { t } = useTranslation('projects');
  const queryClient = useQueryClient();
  const { abilities } = position;
  const words = useProblemTexts();
  const missing = vacancyProblems(toPositionAnswers(position, 'shown'));
  const isIncomplete = isRecruiting(position.state) && missing.length > 0;
  // The page of the vacancy on the board links here for editing.
  const { edit } = projectPage.useSearch();
  const isEdited = abilities.edit && String(edit) === String(position.positionIndex);
  const [shown, setShown] = useState<'nothing' | 'edit' | 'close' | 'remove'>(isEdited ? 'edit' : 'nothing');
  const params = { projectId: project.id, positionIndex: String(position.positionIndex) };

  const put = useMutation({
    mutationFn: ({ state, version }: { state: NextState; version: number }) =>
      api('PATCH /myProjects/{projectId}/positions/{positionIndex}', { params, body: { version, state } }),
    onSuccess: async ({ version }, { state }) => {
      setShown('nothing');
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      const back = position.state;
      // Candidates were notified when the vacancy closed, so there is no undo.
      const undoable =
        state !== 'closed' &&
        version === position.version + 1 &&
        (back === 'open' || back === 'hidden' || back === 'closed');
      const actions =
        undoable && back !== state ? [{ label: t('undo'), onClick: () => put.mutate({ state: back, version }) }] : [];
      toast.success(t(`positionDone.${state}`, { title: position.title }), { actions });
    },
    onError: (problem) => toast.error(t('details.changeFailed'), { description: problem.message }),
  });
  const remove = useMutation({
    mutationFn: () =>
      pipelineApi('DELETE /myProjects/{projectId}/positions/{positionIndex}', {
        params,
        query: { version: String(position.version) },
      }),
    onSuccess: async () => {
      setShown('nothing');
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      toast.success(t('details.removed', { title: position.title }));
    },
    onError: (problem) => {
      toast.error(t('details.changeFailed'), { description: problem.message });
      void queryClient.invalidateQueries({ queryKey: ['projects', 'one', project.id] });
    },
  });
  const set = (state: NextState) => put.mutate({ state, version: position.version });

  return (
    <Card
      title={position.title}
      action={
        <div className={styles.headEnd}>
          {position.vacancyKind && <Pill tone="info">{t(`vacancyKind.${position.vacancyKind}`)}</Pill>}
          {isIncomplete && <Pill tone="warning">{t('details.incomplete')}</Pill>}
          <PositionPill state={position.state} />
          {abilities.edit && (
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <IconButton label={t('details.actionsOf', { title: position.title })}>
                  <IconDots size={18} aria-hidden="true" />
                </IconButton>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => setShown('edit')}>{t('details.editPosition')}</Menu.Item>
                {abilities.hide && <Menu.Item onClick={() => set('hidden')}>{t('details.hide')}</Menu.Item>}
                {abilities.reopen && (
                  <Menu.Item onClick={() => set('open')}>
                    {position.state === 'hidden' ? t('details.show') : t('details.reopen')}
                  </Menu.Item>
                )}
                {abilities.close && <Menu.Item onClick={() => setShown('close')}>{t('details.close')}</Menu.Item>}
                {abilities.remove && <Menu.Item onClick={() => setShown('remove')}>{t('details.remove')}</Menu.Item>}
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      }
    >
      <PositionFactsView position={position} />
      {isIncomplete && abilities.edit && (
        <p className="meta">{t('details.incompleteText', { what: words.list(missing) })}</p>
      )}
      {abilities.edit && abilities.close && (
        <ReadinessNote
          position={position}
          placeOf={() => projectPaths.editPosition(project.id, position.positionIndex)}
        />
      )}
      <div className={styles.cardFoot}>
        <ButtonLink size="bar" to={projectPaths.pipeline(project.id, position.positionIndex)}>
          {t('list.candidates', { count: position.candidates, number: formatCount(position.candidates) })}
        </ButtonLink>
        {position.state === 'open' && (
          <ButtonLink size="bar" variant="quiet" to={projectPaths.suggested(project.id, position.positionIndex)}>
            {t('details.suggested')}
          </ButtonLink>
        )}
        {abilities.edit && (
          <ButtonLink size="bar" variant="quiet" to={projectPaths.budget(project.id, position.positionIndex)}>
            {t('details.budget')}
          </ButtonLink>
        )}
        {position.state === 'open' && (
          <ButtonLink size="bar" variant="quiet" to={projectPaths.job(project.id, position.positionIndex)}>
            {t('thanks.seeJob')}
          </ButtonLink>
        )}
      </div>
      <ConfirmDialog
        opened={shown === 'close'}
        onClose={() => setShown('nothing')}
        title={t('details.closeTitle', { title: position.title })}
        confirmLabel={t('details.close')}
        destructive
        loading={put.isPending}
        onConfirm={() => set('closed')}
      >
        {t('details.closeText')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={shown === 'remove'}
        onClose={() => setShown('nothing')}
        title={t('details.removeTitle', { title: position.title })}
        confirmLabel={t('details.remove')}
        destructive
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {t('details.removeText')}
      </ConfirmDialog>
      {shown === 'edit' && (
        <EditPositionModal project={project} position={position} onClose={() => setShown('nothing')} />
      )}
    </Card>
  );
}

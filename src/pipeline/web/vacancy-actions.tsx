import type { ComponentProps } from 'react';
import { lazyPart } from '#platform/ui/lazy-part.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { isRecruiting } from '#projects/rules/position-states.ts';

const QuestionsModal = lazyPart(
  async () => (await import('#pipeline/evaluation/web/scorecards/questions-modal.tsx')).QuestionsModal,
);
const PromiseDialog = lazyPart(
  async () => (await import('#pipeline/interviews/web/answers/promise-dialog.tsx')).PromiseDialog,
);
const CloseProcess = lazyPart(async () => (await import('#pipeline/interviews/web/close-process.tsx')).CloseProcess);

type VacancyActionsPart = Awaited<ReturnType<LentParts['vacancyParts']['load']>>['VacancyActions'];
type VacancyAction = Parameters<ComponentProps<VacancyActionsPart>['children']>[0][number];

/** In the menu of a vacancy: the questions of its scorecards, a date promised to everyone who waits, and the end of its process. */
export const VacancyActions: VacancyActionsPart = ({ project: { id: projectId, abilities }, position, children }) => {
  const { t: evaluation } = useTranslation('pipeline/evaluation');
  const { t } = useTranslation('pipeline/interviews');
  const { positionIndex, title, state, candidates } = position;
  const { ask, promise, closeProcess } = abilities.candidates;
  const place = { projectId, positionIndex, title };
  const actions: (VacancyAction | false)[] = [
    ask && {
      key: 'questions',
      label: evaluation('questions.action'),
      dialog: (onClose) => <QuestionsModal place={{ projectId, position: positionIndex }} onClose={onClose} />,
    },
    promise &&
      candidates > 0 &&
      state !== 'closed' && {
        key: 'promise',
        label: t('answer.all'),
        dialog: (onClose) => <PromiseDialog position={place} onClose={onClose} />,
      },
    closeProcess &&
      isRecruiting(state) && {
        key: 'close',
        label: t('close.action'),
        isDestructive: true,
        dialog: (onClose) => <CloseProcess {...place} onClose={onClose} />,
      },
  ];
  return children(actions.filter((action) => action !== false));
};

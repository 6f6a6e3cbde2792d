import type { ComponentProps } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { isRecruiting } from '#projects/rules/position-states.ts';

const QuestionsModal = lazyPart(
  async () => (await import('#pipeline/evaluation/web/scorecards/questions-modal.tsx')).QuestionsModal,
);
const Invitations = lazyPart(async () => {
  const { InvitationsDialog } = await import('#pipeline/invitations/web/invitations-dialog.tsx');
  return InvitationsDialog;
});
const PromiseDialog = lazyPart(
  async () => (await import('#pipeline/interviews/web/answers/promise-dialog.tsx')).PromiseDialog,
);
const CloseProcess = lazyPart(async () => (await import('#pipeline/interviews/web/close-process.tsx')).CloseProcess);

type VacancyActionsPart = Awaited<ReturnType<LentParts['vacancyParts']['load']>>['VacancyActions'];
type VacancyAction = Parameters<ComponentProps<VacancyActionsPart>['children']>[0][number];

/** In the menu of a vacancy: an invitation by e-mail, the questions of its scorecards, a date promised to everyone who waits, and the end of its process. */
export const VacancyActions: VacancyActionsPart = ({
  project: { id: projectId, status, abilities },
  position,
  children,
}) => {
  const { t: evaluation } = useTranslation('pipeline/evaluation');
  const { t } = useTranslation('pipeline/interviews');
  const { positionIndex, title, state, candidates } = position;
  const { t: invitations } = useTranslation('pipeline/candidates');
  const { ask, invite, promise, closeProcess } = abilities.candidates;
  const place = { projectId, positionIndex, title };
  const actions: (VacancyAction | false)[] = [
    invite &&
      isRecruiting(state) &&
      status !== 'underReview' && {
        key: 'invite',
        label: invitations('invite'),
        dialog: (onClose) => <Invitations place={{ projectId, position: positionIndex }} onClose={onClose} />,
      },
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

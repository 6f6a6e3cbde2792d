import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { isRecruiting } from '#projects/rules/position-states.ts';
import { type VacancyPosting, useHeadParts } from './vacancy-parts.ts';

/** The invitation to a vacancy out of its menu, as a button that is there at once; nothing while the reader may not invite. */
export function InviteToVacancy({ project, position }: VacancyPosting) {
  const { t } = useTranslation('projects');
  const { VacancyActions } = useHeadParts();
  const [isInviting, setInviting] = useState(false);
  const mayInvite =
    project.abilities.candidates.invite && isRecruiting(position.state) && project.status !== 'underReview';
  if (!mayInvite) return null;
  return (
    <>
      <Button onClick={() => setInviting(true)}>{t('posted.inviteByEmail')}</Button>
      <VacancyActions project={project} position={position}>
        {(actions) => isInviting && actions.find(({ key }) => key === 'invite')?.dialog(() => setInviting(false))}
      </VacancyActions>
    </>
  );
}

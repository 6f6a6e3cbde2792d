import { type ReactNode, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { type VacancyPosting, useHeadParts } from './vacancy-parts.ts';

/** The invitation to a vacancy out of its menu, as a button; nothing while the reader may not invite. */
export function InviteToVacancy({ project, position }: VacancyPosting) {
  const { VacancyActions } = useHeadParts();
  const [dialog, setDialog] = useState<((onClose: () => void) => ReactNode) | null>(null);
  return (
    <>
      <VacancyActions project={project} position={position}>
        {(actions) => {
          const invite = actions.find(({ key }) => key === 'invite');
          return invite && <Button onClick={() => setDialog(() => invite.dialog)}>{invite.label}</Button>;
        }}
      </VacancyActions>
      {dialog?.(() => setDialog(null))}
    </>
  );
}

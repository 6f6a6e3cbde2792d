import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { loadNamespaces } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';
import type { Position, Project } from '#projects/web/api.ts';
import { useHeadSources, type VacancyParts, type VacancyPartsSource } from './vacancy-parts.ts';

interface InviteToVacancyProps {
  project: Project;
  position: Position;
}

function lazyInvite({ namespaces, load }: VacancyPartsSource) {
  return lazyPart(async () => {
    const [parts] = await Promise.all([load(), loadNamespaces(namespaces)]);
    return (props: InviteToVacancyProps) => <Invite {...props} parts={parts} />;
  });
}

/** The invitation to a vacancy out of its menu, as a button; nothing while the reader may not invite. */
export function InviteToVacancy(props: InviteToVacancyProps) {
  const { vacancyParts } = useHeadSources();
  const Part = useMemo(() => lazyInvite(vacancyParts), [vacancyParts]);
  return <Part {...props} />;
}

function Invite({ project, position, parts: { VacancyActions } }: InviteToVacancyProps & { parts: VacancyParts }) {
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

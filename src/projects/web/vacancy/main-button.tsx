import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconShare2 } from '#ui/icons/icons.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { projectPaths } from '#projects/paths.ts';
import type { MainAction } from '#projects/rules/main-action.ts';
import { useShareVacancy } from './use-share-vacancy.ts';

interface MainButtonProps {
  action: MainAction;
  projectId: string;
  positionIndex: number;
}

/** The one main button of a vacancy's head, by its state. */
export function MainButton({ action, projectId, positionIndex }: MainButtonProps) {
  const { t } = useTranslation('projects');
  const share = useShareVacancy(projectId, positionIndex);
  const label = t(`vacancy.main.${action}`);
  switch (action) {
    case 'share':
      return (
        <Button variant="primary" icon={<IconShare2 size={18} aria-hidden="true" />} onClick={share}>
          {label}
        </Button>
      );
    case 'complete':
      return (
        <ButtonLink variant="primary" to={projectPaths.editPosition(projectId, positionIndex)}>
          {label}
        </ButtonLink>
      );
    case 'tellRemaining':
      return (
        <ButtonLink variant="primary" to={projectPaths.tellRemaining(projectId, positionIndex)}>
          {label}
        </ButtonLink>
      );
    default:
      return <ChangeButton {...{ action, projectId, positionIndex, label }} />;
  }
}

/** Changes something on the server; what it does is loaded by the click. */
function ChangeButton({ action, projectId, positionIndex, label }: MainButtonProps & { label: string }) {
  const { t } = useTranslation('projects');
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      const { postAgain, reopenVacancy } = await import('./change-vacancy.ts');
      if (action === 'postAgain') await router.navigate({ href: await postAgain(queryClient, projectId) });
      else {
        const title = await reopenVacancy(queryClient, projectId, positionIndex);
        toast.success(t('positionDone.open', { title }));
      }
    } catch (problem) {
      toast.error(t('details.changeFailed'), { ...(problem instanceof Error && { description: problem.message }) });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button variant="primary" loading={isRunning} onClick={() => void run()}>
      {label}
    </Button>
  );
}

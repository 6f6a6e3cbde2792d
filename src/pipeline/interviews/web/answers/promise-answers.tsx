import { IconCalendarClock } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';

const PromiseDialog = lazy(() => import('./promise-dialog.tsx').then((module) => ({ default: module.PromiseDialog })));

/** Promises one date to everyone of a position who still waits for an answer. */
export function PromiseAnswers({ position }: Pick<Board, 'position'>) {
  const { t } = useTranslation('pipeline/interviews');
  const [isOpen, setOpen] = useState(false);
  const icon = <IconCalendarClock size={18} aria-hidden="true" />;
  return (
    <>
      <Button className="only-wide" icon={icon} onClick={() => setOpen(true)}>
        {t('answer.all')}
      </Button>
      <IconButton className="only-narrow" outlined label={t('answer.all')} onClick={() => setOpen(true)}>
        {icon}
      </IconButton>
      {isOpen && (
        <Suspense>
          <PromiseDialog position={position} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

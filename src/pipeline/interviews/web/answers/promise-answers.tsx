import { IconCalendarClock } from '@tabler/icons-react';
import { useState } from 'react';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

const PromiseDialog = lazyPart(async () => (await import('./promise-dialog.tsx')).PromiseDialog);

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
      {isOpen && <PromiseDialog position={position} onClose={() => setOpen(false)} />}
    </>
  );
}

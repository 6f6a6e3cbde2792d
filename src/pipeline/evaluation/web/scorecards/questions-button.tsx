import { IconClipboardList } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

const QuestionsModal = lazyPart(async () => (await import('./questions-modal.tsx')).QuestionsModal);

/** In the header of a pipeline: opens the questions of the scorecards. */
export function QuestionsButton({ place }: { place: Place }) {
  const { t } = useTranslation('pipeline/evaluation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton outlined label={t('questions.action')} onClick={() => setOpen(true)}>
        <IconClipboardList size={18} aria-hidden="true" />
      </IconButton>
      {isOpen && <QuestionsModal place={place} onClose={() => setOpen(false)} />}
    </>
  );
}

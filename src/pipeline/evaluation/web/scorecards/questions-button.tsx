import { IconClipboardList } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';

const QuestionsModal = lazy(() =>
  import('./questions-modal.tsx').then((module) => ({ default: module.QuestionsModal })),
);

/** In the header of a pipeline: opens the questions of the scorecards. */
export function QuestionsButton({ place }: { place: Place }) {
  const { t } = useTranslation('pipeline/scorecards');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton outlined label={t('questions.action')} onClick={() => setOpen(true)}>
        <IconClipboardList size={18} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <QuestionsModal place={place} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

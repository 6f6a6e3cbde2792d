import { IconWorld } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button } from '../controls/button.tsx';
import { currentLanguage, LANGUAGE_NAMES } from '../i18n.ts';

// Modals are heavy for a sign-in page, so they are loaded on demand.
const LanguageModal = lazy(() => import('./language-modal.tsx').then((module) => ({ default: module.LanguageModal })));

export function LanguageButton({ className }: { className?: string }) {
  const { t } = useTranslation('platform');
  const [opened, setOpened] = useState(false);
  const name = LANGUAGE_NAMES[currentLanguage()];
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={className}
        aria-label={`${name} · ${t('shell.language')}`}
        aria-haspopup="dialog"
        icon={<IconWorld size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {name}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <LanguageModal onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

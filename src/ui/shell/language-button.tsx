import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconWorld } from '#ui/icons/icons.ts';
import { Button } from '../controls/button.tsx';
import { currentLanguage, LANGUAGE_NAMES } from '../i18n.ts';
import { lazyPart } from '../lazy-part.tsx';

// Modals are heavy for a sign-in page, so they are loaded on demand.
const LanguageModal = lazyPart(async () => (await import('./language-modal.tsx')).LanguageModal);

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
      {opened && <LanguageModal onClose={() => setOpened(false)} />}
    </>
  );
}

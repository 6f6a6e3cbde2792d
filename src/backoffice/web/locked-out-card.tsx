import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const LockedOutModal = lazyPart(async () => (await import('./locked-out-modal.tsx')).LockedOutModal);

/** Restores access for a person who lost the second factor. */
export function LockedOutCard() {
  const { t } = useTranslation('backoffice');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={t('lockedOut.title')}
      action={
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('lockedOut.open')}
        </Button>
      }
    >
      <p className="sub">{t('lockedOut.lead')}</p>
      {isOpen && <LockedOutModal onClose={() => setOpen(false)} />}
    </Card>
  );
}

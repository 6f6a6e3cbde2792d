import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const ExportMonth = lazyPart(async () => (await import('./export-month.tsx')).ExportMonth);

/** Opens the export of the ledger for whoever keeps the books. */
export function ExportMonthButton() {
  const { t } = useTranslation('wallet/accounting');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('action')}</Button>
      {isOpen && <ExportMonth onClose={() => setOpen(false)} />}
    </>
  );
}

import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { LazyExportDialog, loadExport } from './lazy-export.ts';
import type { LinesAsked } from './wallet-queries.ts';

/** Opens the export of all lines that match. */
export function ExportLines({ asked }: { asked: LinesAsked }) {
  const { t } = useTranslation('wallet/statements');
  const [isOpen, setIsOpen] = useState(false);
  useLoadOnTouch(loadExport);
  return (
    <>
      <Button size="bar" icon={<IconDownload size={16} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('export')}
      </Button>
      {isOpen && <LazyExportDialog asked={asked} onClose={() => setIsOpen(false)} />}
    </>
  );
}

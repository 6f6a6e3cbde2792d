import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPlus } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import type { AskedFor } from './ask-dialog.tsx';

const loadDialog = async () => (await import('./ask-dialog.tsx')).AskDialog;
const AskDialog = lazyPart(loadDialog);

/** Opens the form. */
export function AskButton({ application, disabled = false }: { application?: AskedFor; disabled?: boolean }) {
  const { t } = useTranslation('references/own');
  const [isOpen, setOpen] = useState(false);
  useLoadOnTouch(loadDialog);
  return (
    <>
      <Button
        size="sm"
        disabled={disabled}
        icon={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('ask')}
      </Button>
      {isOpen && <AskDialog application={application} onClose={() => setOpen(false)} />}
    </>
  );
}

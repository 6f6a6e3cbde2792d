import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPencil, IconPlus, IconTrash } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import type { ListedLine } from '#wallet/statements/contract.ts';

const loadDialog = async () => (await import('./invoice-dialog.tsx')).InvoiceDialog;
const InvoiceDialog = lazyPart(loadDialog);
const RemoveInvoice = lazyPart(async () => (await import('./remove-invoice.tsx')).RemoveInvoice);

/** Attaching, replacing and removing. The row is read anew meanwhile, so the dialogs always know the version that stands. */
export function InvoiceActions({ line }: { line: ListedLine }) {
  const { t } = useTranslation('wallet/statements');
  const [shown, setShown] = useState<'nothing' | 'form' | 'removal'>('nothing');
  useLoadOnTouch(loadDialog);
  const { invoice, type, cents, currency } = line;
  const close = () => setShown('nothing');
  return (
    <>
      {invoice ? (
        <>
          <IconButton
            size="sm"
            label={t('invoice.replaceNamed', { number: invoice.number })}
            onClick={() => setShown('form')}
          >
            <IconPencil size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={t('invoice.removeNamed', { number: invoice.number })}
            onClick={() => setShown('removal')}
          >
            <IconTrash size={16} aria-hidden="true" />
          </IconButton>
        </>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          icon={<IconPlus size={16} aria-hidden="true" />}
          aria-label={t('invoice.attachTo', { type: t(`type.${type}`), amount: formatCents(cents, currency) })}
          onClick={() => setShown('form')}
        >
          {t('invoice.attach')}
        </Button>
      )}
      {shown === 'form' && <InvoiceDialog line={line} onClose={close} />}
      {shown === 'removal' && <RemoveInvoice line={line} onClose={close} />}
    </>
  );
}

import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload, IconPencil, IconPlus } from '#ui/icons/icons.ts';
import { shortDateText } from '#ui/marks/date-text.ts';
import type { ListedLine } from '#wallet/statements/contract.ts';
import styles from './invoices.module.css';
import { useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';

interface InvoiceCellProps {
  line: ListedLine;
  onDownload: () => void;
}

/** The nota fiscal of a payment: its number, which downloads the file, its date, and for administrators what they do with it. */
export function InvoiceCell({ line, onDownload }: InvoiceCellProps) {
  const { t } = useTranslation('wallet/statements');
  const { invoice, abilities } = line;
  if (!invoice && !abilities.invoice) return <span className="only-wide">–</span>;
  return (
    <span className={styles.cell}>
      {invoice &&
        (invoice.format ? (
          <Button
            size="sm"
            icon={<IconDownload size={16} aria-hidden="true" />}
            className={styles.number}
            title={invoice.number}
            aria-label={t('invoice.download', { number: invoice.number })}
            onClick={onDownload}
          >
            {invoice.number}
          </Button>
        ) : (
          <span className="clip" title={invoice.number}>
            {invoice.number}
          </span>
        ))}
      {invoice?.issuedOn && <span className="meta">{shortDateText(invoice.issuedOn)}</span>}
      {abilities.invoice && <InvoiceActions line={line} />}
    </span>
  );
}

const loadDialog = async () => (await import('./invoice-dialog.tsx')).InvoiceDialog;
const InvoiceDialog = lazyPart(loadDialog);

/** Attaching and replacing. The row is read anew meanwhile, so the dialog always knows the version that stands. */
function InvoiceActions({ line }: { line: ListedLine }) {
  const { t } = useTranslation('wallet/statements');
  const [isOpen, setOpen] = useState(false);
  useLoadOnTouch(loadDialog);
  const { invoice, type, cents, currency } = line;
  return (
    <>
      {invoice ? (
        <IconButton
          size="sm"
          label={t('invoice.replaceNamed', { number: invoice.number })}
          onClick={() => setOpen(true)}
        >
          <IconPencil size={16} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button
          size="sm"
          variant="quiet"
          icon={<IconPlus size={16} aria-hidden="true" />}
          aria-label={t('invoice.attachTo', { type: t(`type.${type}`), amount: formatCents(cents, currency) })}
          onClick={() => setOpen(true)}
        >
          {t('invoice.attach')}
        </Button>
      )}
      {isOpen && <InvoiceDialog line={line} onClose={() => setOpen(false)} />}
    </>
  );
}

import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { shortDateText } from '#ui/marks/date-text.ts';
import type { ListedLine } from '#wallet/statements/contract.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import styles from './invoices.module.css';

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

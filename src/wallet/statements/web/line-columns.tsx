import { useState } from 'react';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { projectPaths } from '#projects/paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconDownload, IconPencil, IconPlus, IconReceipt } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { shortDateText } from '#ui/marks/date-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import { useDownload } from '#ui/use-download.ts';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { walletPaths } from '#wallet/paths.ts';
import type { ListedLine } from '#wallet/statements/contract.ts';
import { invoiceFileName } from '#wallet/statements/rules/invoice-file.ts';
import styles from './invoices.module.css';
import { walletApi } from './wallet-queries.ts';

export function useLineColumns(ownerId: string | undefined): Column<ListedLine>[] {
  const { t } = useTranslation('wallet/statements');
  const query = { userId: ownerId };
  const receipt = useDownload(async ({ transactionId }: ListedLine) => ({
    blob: await walletApi('GET /wallet/receipts/{transactionId}', { params: { transactionId }, query }),
    name: `${t('fileName.receipt')}-${transactionId.slice(-8)}.pdf`,
  }));
  const invoice = useDownload(async ({ transactionId, invoice: attached }: ListedLine) => ({
    blob: await walletApi('GET /wallet/invoices/{transactionId}/file', { params: { transactionId }, query }),
    name: invoiceFileName(t('fileName.invoice'), attached!.number, attached!.format!),
  }));
  return [
    {
      key: 'type',
      header: t('column.type'),
      skeleton: 'lines',
      cell: ({ type, at }) => <TwoLines title={t(`type.${type}`)} meta={<RelativeTime moment={at} />} />,
    },
    {
      key: 'project',
      header: t('column.about'),
      width: 190,
      narrow: 'meta',
      cell: ({ project, description, orderId }) =>
        project ? (
          <TwoLines
            title={<PageLink to={projectPaths.details(project.projectId)}>{project.title}</PageLink>}
            meta={description}
          />
        ) : orderId && ownerId === undefined ? (
          <PageLink to={walletPaths.order(orderId)}>{description ?? t('order')}</PageLink>
        ) : (
          (description ?? <span className="sub">{t('noProject')}</span>)
        ),
    },
    onTheRight({ key: 'hours', header: t('column.hours'), width: 90 }, ({ minutes }) =>
      minutes === null ? <span className="only-wide">–</span> : minutesInWords(minutes, currentLocale()),
    ),
    onTheRight({ key: 'amount', header: t('column.amount'), width: 130, narrow: 'end' }, ({ cents, currency }) => (
      <b className="num">{formatCents(cents, currency)}</b>
    )),
    onTheRight(
      { key: 'balance', header: t('column.balance'), width: 130, narrow: 'hidden' },
      ({ balanceCents, currency }) =>
        balanceCents === null ? '–' : <span className="num">{formatCents(balanceCents, currency)}</span>,
    ),
    {
      key: 'invoice',
      header: t('column.invoice'),
      width: 140,
      narrow: 'meta',
      cell: (line) => <InvoiceCell line={line} onDownload={() => invoice.mutate(line)} />,
    },
    onTheRight({ key: 'receipt', header: t('column.receipt'), width: 80 }, (line) => (
      <IconButton
        label={t('receiptOf', { type: t(`type.${line.type}`), amount: formatCents(line.cents, line.currency) })}
        onClick={() => receipt.mutate(line)}
      >
        <IconReceipt size={18} aria-hidden="true" />
      </IconButton>
    )),
  ];
}

interface InvoiceCellProps {
  line: ListedLine;
  onDownload: () => void;
}

/** The nota fiscal of a payment: its number, which downloads the file, its date, and for administrators what they do with it. */
function InvoiceCell({ line, onDownload }: InvoiceCellProps) {
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

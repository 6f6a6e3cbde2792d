import { fieldErrors } from '#ui/api-error.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { FILE_BYTES } from '#platform/contract/file-types.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconX } from '#ui/icons/icons.ts';
import { shortDateText } from '#ui/marks/date-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import '#ui/theme/full-styles.ts';
import type { ListedLine } from '#wallet/statements/contract.ts';
import { acceptedInvoices, NUMBER_LENGTH } from '#wallet/statements/rules/invoice-file.ts';
import styles from './invoices.module.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toasts/toast-store.ts';
import { linesKey, walletApi } from '#wallet/statements/web/wallet-queries.ts';

/** Asks for number and date of a nota fiscal and, if there is one, its file. What was typed stays when saving fails. */
export function InvoiceDialog({ line, onClose }: { line: ListedLine; onClose: () => void }) {
  const { t } = useTranslation('wallet/statements');
  const { transactionId, invoice, type, at, cents, currency } = line;
  const [isReplacing] = useState(invoice !== null);
  const edited = useEdited({
    version: invoice?.version ?? 0,
    fields: {
      number: invoice?.number ?? '',
      issuedOn: invoice ? (invoice.issuedOn ?? '') : dateInSaoPaulo(new Date()),
    },
  });
  const { number, issuedOn } = edited.fields;
  const [file, setFile] = useState<File | null>(null);
  const [isAsked, setAsked] = useState(false);
  const queryClient = useQueryClient();
  const [isNumberSaved, setNumberSaved] = useState(false);
  const typed = number.trim();
  /** Number and date, then the file. One that fails leaves the number, which the row shows by then, so that saving again sends the file alone. */
  const save = useMutation({
    mutationFn: async () => {
      const params = { transactionId };
      let { version } = edited;
      if (version === 0 || typed !== edited.before.number || issuedOn !== edited.before.issuedOn) {
        setNumberSaved(false);
        const saved = await walletApi('PUT /wallet/invoices/{transactionId}', {
          ...{ params, body: { number: typed, issuedOn, version } },
        });
        version = saved.version;
        edited.keepOn({ version, fields: { number: typed, issuedOn } });
        setNumberSaved(true);
      }
      if (file === null) return;
      const body = new Blob([file], { type: 'application/octet-stream' });
      await walletApi('POST /wallet/invoices/{transactionId}/file', {
        ...{ params, body },
        query: { version: String(version) },
      });
    },
    onSuccess: () => {
      toast.success(t(isReplacing ? 'invoiceForm.replaced' : 'invoiceForm.attached'));
      onClose();
    },
    // Waited for, so that whoever saves again does it on what stands by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: linesKey }),
  });
  const isMissing = typed === '';
  const tooLarge = file !== null && file.size > FILE_BYTES;
  function submit() {
    setAsked(true);
    if (!isMissing && issuedOn !== '' && !tooLarge && !save.isPending) save.mutate();
  }
  const refused = fieldErrors(save.error);
  const about = {
    type: t(`type.${type}`),
    day: new Date(at).toLocaleDateString(currentLocale(), { dateStyle: 'long' }),
    amount: formatCents(cents, currency),
  };
  return (
    <FormDialog
      draftKey={`invoice:${transactionId}`}
      title={t(isReplacing ? 'invoiceForm.replace' : 'invoiceForm.attach')}
      save={t('invoiceForm.save')}
      cancel={t('invoiceForm.cancel')}
      failed={t(isNumberSaved ? 'invoiceForm.fileFailed' : 'invoiceForm.failed')}
      saving={save}
      stale={
        <StaleNotice
          edited={edited}
          saving={save}
          queryKey={linesKey}
          nameOf={(name) => t(`invoiceForm.${name}`)}
          textOf={(name, values) => (name === 'issuedOn' && values.issuedOn ? shortDateText(values.issuedOn) : null)}
        />
      }
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t(isReplacing ? 'invoiceForm.aboutReplacing' : 'invoiceForm.about', about)}</p>
      <TextInput
        label={t('invoiceForm.number')}
        description={t('invoiceForm.numberHelp')}
        withAsterisk
        autoComplete="off"
        maxLength={NUMBER_LENGTH}
        value={number}
        onChange={(event) => edited.change({ number: event.currentTarget.value })}
        error={(isAsked && isMissing && t('invoiceForm.numberMissing')) || refused.number}
      />
      <TextInput
        type="date"
        label={t('invoiceForm.issuedOn')}
        withAsterisk
        value={issuedOn}
        onChange={(event) => edited.change({ issuedOn: event.currentTarget.value })}
        error={(isAsked && issuedOn === '' && t('invoiceForm.issuedOnMissing')) || refused.issuedOn}
      />
      <div>
        <FileDrop
          label={t(file || invoice?.format ? 'invoiceForm.chooseOther' : 'invoiceForm.choose')}
          help={t('invoiceForm.fileHelp')}
          accept={acceptedInvoices}
          single
          disabled={save.isPending}
          onFiles={([chosen]) => setFile(chosen ?? null)}
        />
        {file ? (
          <p className={styles.chosen}>
            {file.name}
            <IconButton
              size="sm"
              label={t('invoiceForm.removeFile', { name: file.name })}
              onClick={() => setFile(null)}
            >
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          </p>
        ) : (
          invoice?.format && <p className="meta">{t('invoiceForm.kept')}</p>
        )}
        {tooLarge && (
          <p className={styles.wrong} role="alert">
            {t('invoiceForm.tooLarge', { name: file.name })}
          </p>
        )}
      </div>
    </FormDialog>
  );
}

import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { FILE_BYTES } from '#platform/contract/file-types.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { monthWords } from '#ui/marks/month-words.ts';
import '#ui/theme/full-styles.ts';
import type { OwnHire } from '#payouts/own-payments/contract.ts';
import { ownPaymentsApi, ownPaymentsQuery } from '#payouts/own-payments/web/own-payments-queries.ts';
import { acceptedNotas } from '#payouts/pay-runs/rules/nota-formats.ts';
import { NUMBER_LENGTH } from '#wallet/statements/rules/invoice-file.ts';
import { useSend } from '#ui/form/use-send.ts';

interface NotaDialogProps {
  hire: OwnHire;
  month: string;
  onClose: () => void;
}

/** Asks for number, date and file of the nota fiscal of a month. What was typed stays when it is refused. */
export function NotaDialog({ hire: { hireId, projectTitle }, month, onClose }: NotaDialogProps) {
  const { t } = useTranslation('payouts/own-payments');
  const [number, setNumber] = useState('');
  const [issuedOn, setIssuedOn] = useState(dateInSaoPaulo(new Date()));
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const save = useSend({
    send: (chosen: File) =>
      ownPaymentsApi('POST /ownPayments/notas/{hireId}/{month}', {
        params: { hireId, month },
        query: { number: number.trim(), issuedOn },
        body: new Blob([chosen], { type: 'application/octet-stream' }),
      }),
    ...{ done: t('nota.saved'), reads: ownPaymentsQuery.queryKey, onDone: onClose },
  });
  const isUsable = file !== null && file.size <= FILE_BYTES;
  const refused = fieldErrors(save.error);
  function submit() {
    setTried(true);
    if (number.trim() !== '' && issuedOn !== '' && isUsable && !save.isPending) save.mutate(file);
  }
  return (
    <FormDialog
      draftKey={`nota:${hireId}:${month}`}
      title={t('nota.title', { month: monthWords(month) })}
      save={t('nota.save')}
      cancel={t('nota.cancel')}
      failed={t('nota.failed')}
      saving={save}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('nota.text', { project: projectTitle })}</p>
      <TextInput
        label={t('nota.number')}
        withAsterisk
        autoComplete="off"
        maxLength={NUMBER_LENGTH}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
        error={(isTried && number.trim() === '' && t('nota.numberMissing')) || refused['query.number']}
      />
      <TextInput
        type="date"
        label={t('nota.issuedOn')}
        withAsterisk
        value={issuedOn}
        onChange={(event) => setIssuedOn(event.currentTarget.value)}
        error={(isTried && issuedOn === '' && t('nota.issuedOnMissing')) || refused['query.issuedOn']}
      />
      <div>
        <FileDrop
          label={t('nota.choose')}
          help={t('nota.chooseHelp')}
          accept={acceptedNotas}
          single
          disabled={save.isPending}
          onFiles={([chosen]) => setFile(chosen ?? null)}
        />
        {file && <p className="meta">{file.name}</p>}
        {isTried && !isUsable && <p role="alert">{t('nota.fileMissing')}</p>}
      </div>
    </FormDialog>
  );
}

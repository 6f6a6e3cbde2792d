import { Modal, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { FILE_BYTES } from '#platform/contract/file-types.ts';
import { Button } from '#ui/controls/button.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { monthWords } from '#ui/marks/month-words.ts';
import { FormFooter } from '#ui/page/form-footer.tsx';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { OwnHire } from '#payouts/own-payments/contract.ts';
import { ownPaymentsApi, ownPaymentsQuery } from '#payouts/own-payments/web/own-payments-queries.ts';
import { acceptedNotas } from '#payouts/pay-runs/rules/nota-formats.ts';
import { NUMBER_LENGTH } from '#wallet/statements/rules/invoice-file.ts';

interface NotaDialogProps {
  hire: OwnHire;
  month: string;
  onClose: () => void;
}

/** Asks for number, date and file of the nota fiscal of a month. What was typed stays when it is refused. */
export function NotaDialog({ hire: { hireId, projectTitle }, month, onClose }: NotaDialogProps) {
  const { t } = useTranslation('payouts/own-payments');
  const queryClient = useQueryClient();
  const [number, setNumber] = useState('');
  const [issuedOn, setIssuedOn] = useState(dateInSaoPaulo(new Date()));
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: (chosen: File) =>
      ownPaymentsApi('POST /ownPayments/notas/{hireId}/{month}', {
        params: { hireId, month },
        query: { number: number.trim(), issuedOn },
        body: new Blob([chosen], { type: 'application/octet-stream' }),
      }),
    onSuccess: () => {
      toast.success(t('nota.saved'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownPaymentsQuery.queryKey }),
  });
  const isUsable = file !== null && file.size <= FILE_BYTES;
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (number.trim() !== '' && issuedOn !== '' && isUsable && !save.isPending) save.mutate(file);
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('nota.title', { month: monthWords(month) })}
      closeButtonProps={{ 'aria-label': t('nota.cancel') }}
    >
      <Form onSubmit={submit}>
        {save.error && (
          <Alert tone="danger" title={t('nota.failed')} live>
            {save.error.message}
          </Alert>
        )}
        <p>{t('nota.text', { project: projectTitle })}</p>
        <TextInput
          label={t('nota.number')}
          withAsterisk
          autoComplete="off"
          maxLength={NUMBER_LENGTH}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          error={isTried && number.trim() === '' && t('nota.numberMissing')}
        />
        <TextInput
          type="date"
          label={t('nota.issuedOn')}
          withAsterisk
          value={issuedOn}
          onChange={(event) => setIssuedOn(event.currentTarget.value)}
          error={isTried && issuedOn === '' && t('nota.issuedOnMissing')}
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
        <FormFooter
          start={<Button onClick={onClose}>{t('nota.cancel')}</Button>}
          end={
            <Button variant="primary" type="submit" loading={save.isPending}>
              {t('nota.save')}
            </Button>
          }
        />
      </Form>
    </Modal>
  );
}

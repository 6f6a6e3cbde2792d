import { Modal, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PIX_KEY_KINDS } from '#platform/brazil/pix-key.ts';
import { fieldErrors, isApiError } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { FieldPair } from '#platform/ui/form/form.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Alert } from '#platform/ui/states/alert.tsx';
import '#platform/ui/theme/full-styles.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import {
  BANK_TEXT_LENGTH,
  type BankDetails,
  bankDetailsProblems,
  type BankText,
  writtenBankDetails,
} from '#profiles/rules/bank-details.ts';
import { useSaveBankDetails } from './bank-details.ts';
import styles from './profile.module.css';

interface BankModalProps {
  kept: { version: number; details: BankDetails };
  onClose: () => void;
}

/** The form of bank details. Unlike other forms it keeps no draft: what is typed here stays out of the browser's store. */
export function BankModal({ kept, onClose }: BankModalProps) {
  const { t } = useTranslation('profiles');
  const [version] = useState(kept.version);
  const [details, setDetails] = useState(() => writtenBankDetails(kept.details));
  const [tried, setTried] = useState(false);
  const save = useSaveBankDetails();
  const problems = bankDetailsProblems(details);
  const refused = fieldErrors(save.error);
  const isStale = isApiError(save.error, 'platform.staleVersion');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(problems);
    if (first) return document.getElementById(`bank-${first}`)?.focus();
    const onSuccess = () => {
      toast.success(t('saved'));
      onClose();
    };
    return save.mutate({ ...details, version }, { onSuccess });
  };
  const fieldOf = (name: BankText) => {
    const problem = tried && problems[name];
    return {
      id: `bank-${name}`,
      label: t(`bank.${name}`),
      value: details[name],
      maxLength: BANK_TEXT_LENGTH,
      autoComplete: 'off',
      error: problem ? t(`errors.${problem}`) : refused[name],
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        setDetails((now) => ({ ...now, [name]: value })),
    };
  };

  return (
    <Modal
      opened
      size={640}
      title={t('bank.title')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
      onClose={onClose}
    >
      <form noValidate tabIndex={-1} data-autofocus className={styles.modalForm} onSubmit={submit}>
        <p className="sub">{t('bank.private')}</p>
        {save.error && (
          <Alert tone={isStale ? 'warning' : 'danger'} live title={t('modal.failed')}>
            {isStale ? <p>{t('bank.stale')}</p> : isApiError(save.error) && <p>{save.error.message}</p>}
          </Alert>
        )}
        <FieldPair>
          <Select
            label={t('bank.pixKeyKind')}
            allowDeselect={false}
            data={PIX_KEY_KINDS.map((kind) => ({ value: kind, label: t(`bank.kinds.${kind}`) }))}
            value={details.pixKeyKind}
            onChange={(kind) => kind && setDetails({ ...details, pixKeyKind: kind })}
          />
          <TextInput {...fieldOf('pixKey')} />
        </FieldPair>
        <FieldPair>
          <TextInput {...fieldOf('bankCode')} description={t('bank.bankCodeHelp')} inputMode="numeric" />
          <TextInput {...fieldOf('bankName')} />
        </FieldPair>
        <FieldPair>
          <TextInput {...fieldOf('agency')} />
          <TextInput {...fieldOf('account')} description={t('bank.accountHelp')} />
        </FieldPair>
        <div className={styles.modalFoot} data-foot>
          <span />
          <Button onClick={onClose}>{t('platform:dialog.cancel')}</Button>
          <Button type="submit" variant="primary" loading={save.isPending}>
            {t('modal.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

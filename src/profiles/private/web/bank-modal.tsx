import { Select, TextInput } from '@mantine/core';
import { PIX_KEY_KINDS } from '#platform/brazil/pix-key.ts';
import { FieldPair } from '#platform/ui/form/form.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import {
  BANK_TEXT_LENGTH,
  type BankDetails,
  bankDetailsProblems,
  type BankText,
  formatBankDetails,
} from '#profiles/private/rules/bank-details.ts';
import { PrivateModal } from './private-modal.tsx';
import { type PrivateRecord, privateRecords } from './private-record.ts';

export function BankModal({ kept, onClose }: { kept: PrivateRecord<BankDetails>; onClose: () => void }) {
  const { t } = useTranslation('profiles');
  const problemsOf = (details: BankDetails) =>
    Object.fromEntries(
      Object.entries(bankDetailsProblems(details)).map(([name, problem]) => [name, t(`errors.${problem}`)]),
    );
  const textOf = (name: BankText) => ({ label: t(`bank.${name}`), maxLength: BANK_TEXT_LENGTH });
  return (
    <PrivateModal
      id="bank"
      title={t('bank.title')}
      lead={t('bank.private')}
      source={privateRecords.bankDetails}
      kept={{ ...kept, details: formatBankDetails(kept.details) }}
      problemsOf={problemsOf}
      onClose={onClose}
    >
      {({ details, change, fieldOf }) => (
        <>
          <FieldPair>
            <Select
              label={t('bank.pixKeyKind')}
              allowDeselect={false}
              data={PIX_KEY_KINDS.map((kind) => ({ value: kind, label: t(`bank.kinds.${kind}`) }))}
              value={details.pixKeyKind}
              onChange={(kind) => kind && change({ pixKeyKind: kind })}
            />
            <TextInput {...textOf('pixKey')} {...fieldOf('pixKey')} />
          </FieldPair>
          <FieldPair>
            <TextInput
              {...textOf('bankCode')}
              {...fieldOf('bankCode')}
              description={t('bank.bankCodeHelp')}
              inputMode="numeric"
            />
            <TextInput {...textOf('bankName')} {...fieldOf('bankName')} />
          </FieldPair>
          <FieldPair>
            <TextInput {...textOf('agency')} {...fieldOf('agency')} />
            <TextInput {...textOf('account')} {...fieldOf('account')} description={t('bank.accountHelp')} />
          </FieldPair>
        </>
      )}
    </PrivateModal>
  );
}

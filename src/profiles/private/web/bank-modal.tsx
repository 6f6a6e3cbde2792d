import { Select, TextInput } from '@mantine/core';
import { PIX_KEY_KINDS, readPixKey } from '#platform/brazil/pix-key.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { FieldPair } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import {
  BANK_TEXT_LENGTH,
  type BankDetails,
  bankDetailsProblems,
  type BankText,
  formatBankDetails,
} from '#profiles/private/rules/bank-details.ts';
import { PrivateModal } from './private-modal.tsx';
import { type BankForm, type PrivateRecord, privateRecords } from './private-record.ts';

export function BankModal({ kept, onClose }: { kept: PrivateRecord<BankForm>; onClose: () => void }) {
  const { t } = useTranslation('profiles');
  const problemsOf = (details: BankDetails) =>
    Object.fromEntries(
      Object.entries(bankDetailsProblems(details)).map(([name, problem]) => [name, t(`errors.${problem}`)]),
    );
  const textOf = (name: BankText) => ({ label: t(`bank.${name}`), maxLength: BANK_TEXT_LENGTH });
  return (
    <PrivateModal<BankForm>
      id="bank"
      title={t('bank.title')}
      lead={t('bank.private')}
      source={privateRecords.bankDetails}
      kept={{ ...kept, details: formatBankDetails(kept.details) }}
      problemsOf={problemsOf}
      nameOf={(name) => (name === 'password' || name === 'keyChangedAt' ? null : t(`bank.${name}`))}
      textOf={(name, { pixKeyKind }) => (name === 'pixKeyKind' ? t(`bank.kinds.${pixKeyKind}`) : null)}
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
          {isOtherKey(kept.details, details) && (
            <PasswordField
              label={t('bank.password')}
              description={t('bank.passwordHelp')}
              withAsterisk
              maw={320}
              value={details.password ?? ''}
              onChange={({ currentTarget: { value } }) => change({ password: value })}
            />
          )}
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

/** Whether a key that was kept is replaced by another one, however it is written. */
function isOtherKey(kept: BankForm, typed: BankForm): boolean {
  const keyOf = ({ pixKeyKind, pixKey }: BankForm) =>
    `${pixKeyKind} ${readPixKey(pixKeyKind, pixKey) ?? pixKey.trim()}`;
  return kept.pixKey !== '' && keyOf(kept) !== keyOf(typed);
}

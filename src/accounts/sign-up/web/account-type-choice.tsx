import { useTranslation } from '#ui/i18n.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';

type AccountType = 'squadMember' | 'squadOwner';

/** Professional or company. */
export function AccountTypeChoice({ value, onChange }: { value: AccountType; onChange: (type: AccountType) => void }) {
  const { t } = useTranslation('accounts');
  return (
    <ChoiceChips
      label={t('signup.accountType')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'squadMember', label: t('signup.squadMember') },
        { value: 'squadOwner', label: t('signup.squadOwner') },
      ]}
    />
  );
}

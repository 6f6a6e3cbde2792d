import { currencies } from '#platform/money/currencies.ts';
import { useTranslation } from '#ui/i18n.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { FieldPair } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { MAXIMUM_HOURLY_CENTS } from '#profiles/rules/profile-limits.ts';
import type { SectionFormProps } from './form-parts.ts';
import { PayEstimateTable } from '#profiles/pay/web/pay-estimate-table.tsx';

const pairs = [
  ['hourValue', 'hourReceive'],
  ['monthValue', 'monthReceive'],
] as const;

export function ValuesForm({ profile, onChange, problems }: SectionFormProps) {
  const { t } = useTranslation('profiles');
  const { values } = profile;
  return (
    <>
      <p className="sub">{t('values.help')}</p>
      <ChoiceChips
        label={t('values.currency')}
        value={values.currency}
        onChange={(currency) => onChange({ values: { ...values, currency } })}
        options={currencies.map((currency) => ({ value: currency, label: t(`currencies.${currency}`) }))}
      />
      {pairs.map((pair) => (
        <FieldPair key={pair[0]}>
          {pair.map((field) => (
            <MoneyField
              key={field}
              label={t(`values.${field}`)}
              description={t(`values.${field.endsWith('Receive') ? 'netHelp' : 'grossHelp'}`)}
              currency={values.currency}
              {...(field.startsWith('hour') && { max: MAXIMUM_HOURLY_CENTS })}
              value={values[field]}
              onChange={(cents) => onChange({ values: { ...values, [field]: cents } })}
              error={problems[`values.${field}`]}
            />
          ))}
        </FieldPair>
      ))}
      <PayEstimateTable values={values} />
    </>
  );
}

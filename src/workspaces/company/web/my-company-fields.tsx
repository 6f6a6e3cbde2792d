import { TextInput, type TextInputProps } from '@mantine/core';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { FieldPair } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import {
  companyKinds,
  isRequired,
  type LegalCompany,
  type LegalText,
  legalTextLengths,
} from '#workspaces/company/rules/legal-company.ts';

export interface MyCompanyFieldsProps {
  values: LegalCompany;
  errors: Partial<Record<LegalText, string>>;
  disabled: boolean;
  /** False: the caller has settled where the company is registered. */
  asksKind?: boolean;
  onChange: (changes: Partial<LegalCompany>) => void;
  onTouch: (name: LegalText) => void;
}

/** Fields with Brazilian labels of their own. */
const brazilianNames: readonly LegalText[] = ['taxId', 'postalCode', 'district'];

/** The fields of the legal company. A Brazilian one has a CNPJ and no country. */
export function MyCompanyFields({
  values,
  errors,
  disabled,
  asksKind = true,
  onChange,
  onTouch,
}: MyCompanyFieldsProps) {
  const { t } = useTranslation('workspaces');
  const { kind } = values;
  const isBrazilian = kind === 'brazilian';
  const text = (name: LegalText): TextInputProps => ({
    id: `my-company-${name}`,
    label: t(isBrazilian && brazilianNames.includes(name) ? `myCompany.brazilian.${name}` : `myCompany.fields.${name}`),
    withAsterisk: isRequired(kind, name),
    value: values[name],
    error: errors[name],
    maxLength: legalTextLengths[name],
    disabled,
    onChange: (event) => onChange({ [name]: event.target.value }),
    onBlur: () => onTouch(name),
  });
  return (
    <>
      {asksKind && (
        <ChoiceChips
          label={t('myCompany.kind')}
          value={kind}
          onChange={(chosen) => onChange({ kind: chosen })}
          options={companyKinds.map((value) => ({ value, label: t(`myCompany.kinds.${value}`), disabled }))}
        />
      )}
      <FieldPair>
        <TextInput {...text('companyName')} autoComplete="organization" />
        <TextInput {...text('taxId')} autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextInput {...text('managingPartnerName')} autoComplete="off" />
        <TextInput {...text('managingPartnerEmail')} type="email" inputMode="email" autoComplete="off" />
      </FieldPair>
      <TextInput {...text('financeEmail')} type="email" inputMode="email" autoComplete="off" />
      <FieldPair>
        <TextInput {...text('postalCode')} autoComplete="postal-code" inputMode={isBrazilian ? 'numeric' : 'text'} />
        <TextInput {...text('address')} autoComplete="address-line1" />
      </FieldPair>
      <FieldPair>
        <TextInput {...text('number')} autoComplete="off" />
        <TextInput {...text('door')} autoComplete="address-line2" />
      </FieldPair>
      <FieldPair>
        <TextInput {...text('neighbourhood')} autoComplete="address-level3" />
        <TextInput {...text('city')} autoComplete="address-level2" />
      </FieldPair>
      <FieldPair>
        <TextInput {...text('district')} autoComplete="address-level1" />
        {!isBrazilian && <TextInput {...text('country')} autoComplete="country-name" />}
      </FieldPair>
    </>
  );
}

import { TextInput } from '@mantine/core';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FieldPair } from '#ui/form/form.tsx';
import '#ui/theme/full-styles.ts';
import { COMPANY_LENGTH, NAME_LENGTH, PLACE_LENGTH, SITE_LENGTH } from '#workspaces/rules/company-limits.ts';
import type { CompanyFields } from '#workspaces/company/rules/company-problems.ts';
import { companySizes } from '#workspaces/company/rules/company-size.ts';

export interface CompanyFieldsProps {
  values: CompanyFields;
  errors: Partial<Record<keyof CompanyFields, string>>;
  disabled?: boolean;
  onChange: (name: keyof CompanyFields, value: string) => void;
  onTouch: (name: keyof CompanyFields) => void;
}

/** The contact person, and the company. */
export function CompanyFieldsGroup({ values, errors, disabled = false, onChange, onTouch }: CompanyFieldsProps) {
  const { t } = useTranslation('workspaces');
  const common = (name: keyof CompanyFields) => ({
    id: `company-${name}`,
    label: t(`fields.${name}`),
    error: errors[name],
    disabled,
    onBlur: () => onTouch(name),
  });
  const text = (name: keyof CompanyFields, maxLength: number) => ({
    ...common(name),
    value: values[name],
    maxLength,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <>
      <FieldPair>
        <TextInput {...text('name', NAME_LENGTH)} withAsterisk autoComplete="given-name" />
        <TextInput {...text('lastName', NAME_LENGTH)} withAsterisk autoComplete="family-name" />
      </FieldPair>
      <FieldPair>
        <TextInput {...text('company', COMPANY_LENGTH)} withAsterisk autoComplete="organization" />
        <TextInput {...text('positionCompany', NAME_LENGTH)} withAsterisk autoComplete="organization-title" />
      </FieldPair>
      <FieldPair>
        <TouchSelect
          {...common('employees')}
          withAsterisk
          data={companySizes.map((value) => ({ value, label: t(`employees.${value}`) }))}
          value={values.employees}
          onChange={(value) => onChange('employees', value)}
        />
        <TextInput
          {...text('site', SITE_LENGTH)}
          inputMode="url"
          autoComplete="url"
          placeholder={t('fields.siteExample')}
        />
      </FieldPair>
      <FieldPair>
        <TextInput {...text('country', PLACE_LENGTH)} withAsterisk autoComplete="country-name" />
        <TextInput {...text('city', PLACE_LENGTH)} withAsterisk autoComplete="address-level2" />
      </FieldPair>
      <FieldPair>
        <TextInput {...text('phoneCode', 4)} inputMode="tel" autoComplete="tel-country-code" />
        <TextInput {...text('phoneNumber', 30)} inputMode="tel" autoComplete="tel-national" />
      </FieldPair>
    </>
  );
}

import { Select, TextInput } from '@mantine/core';
import { FieldPair } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import {
  COMPANY_TEXT_LENGTH,
  type CompanyText,
  type OwnCompany,
  ownCompanyProblems,
  formatOwnCompany,
} from '#profiles/private/rules/own-company.ts';
import { countryName, countryOptions } from '#profiles/web/name-options.ts';
import { PrivateModal } from './private-modal.tsx';
import { type PrivateRecord, privateRecords } from './private-record.ts';

const pairs = [
  ['name', 'legalName'],
  ['taxId', 'municipalRegistration'],
  ['country', 'zip'],
  ['street', 'number'],
  ['complement', 'neighbourhood'],
  ['city'],
  ['idDocument', 'personalTaxId'],
] as const;
/** Fields with other names outside Brazil. */
const brazilsOwn: readonly CompanyText[] = ['taxId', 'zip', 'personalTaxId'];

export function CompanyModal({ kept, onClose }: { kept: PrivateRecord<OwnCompany>; onClose: () => void }) {
  const { t } = useTranslation('profiles');
  const problemsOf = (company: OwnCompany) =>
    Object.fromEntries(
      Object.entries(ownCompanyProblems(company)).map(([name, problem]) => [name, t(`errors.${problem}`)]),
    );
  const labelOf = (name: CompanyText, country: string) =>
    country !== 'BR' && brazilsOwn.includes(name) ? t(`company.${name}Abroad`) : t(`company.${name}`);
  return (
    <PrivateModal
      id="company"
      title={t('company.title')}
      lead={t('company.lead')}
      source={privateRecords.ownCompany}
      kept={{ ...kept, details: formatOwnCompany(kept.details) }}
      problemsOf={problemsOf}
      nameOf={(name) => t(`company.${name}`)}
      textOf={(name, { country }) => (name === 'country' && country ? countryName(country) : null)}
      onClose={onClose}
    >
      {({ details, change, fieldOf }) =>
        pairs.map((names) => (
          <FieldPair key={names[0]}>
            {names.map((name) =>
              name === 'country' ? (
                <Select
                  key={name}
                  label={t('company.country')}
                  data={countryOptions(details.country)}
                  value={details.country || null}
                  onChange={(country) => change({ country: country ?? '' })}
                  searchable
                  nothingFoundMessage={t('fields.nothingFound')}
                />
              ) : (
                <TextInput
                  key={name}
                  label={labelOf(name, details.country)}
                  maxLength={COMPANY_TEXT_LENGTH}
                  {...fieldOf(name)}
                />
              ),
            )}
          </FieldPair>
        ))
      }
    </PrivateModal>
  );
}

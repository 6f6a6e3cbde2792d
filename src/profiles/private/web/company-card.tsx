import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { companyAddressLines, formatOwnCompany } from '#profiles/private/rules/own-company.ts';
import { countryName } from '#profiles/web/name-options.ts';
import { PrivateCard } from './private-card.tsx';
import { privateRecords } from './private-record.ts';

const loadModal = async () => (await import('./company-modal.tsx')).CompanyModal;
const CompanyModal = lazyPart(loadModal);

/** The company through which the member works as PJ. */
export function CompanyCard() {
  const { t } = useTranslation('profiles');
  return (
    <PrivateCard
      title={t('company.title')}
      editLabel={t('company.edit')}
      empty={t('company.empty')}
      source={privateRecords.ownCompany}
      linesOf={(details) => {
        const company = formatOwnCompany(details);
        const address = companyAddressLines(details);
        return [
          [t('company.name'), company.name],
          [t('company.legalName'), company.legalName],
          [t(company.country === 'BR' ? 'company.taxId' : 'company.taxIdAbroad'), company.taxId],
          [t('company.municipalRegistration'), company.municipalRegistration],
          // The country is preset, so alone it says nothing.
          [t('company.address'), address.length > 0 ? [...address, countryName(company.country)].join('\n') : ''],
          [t('company.idDocument'), company.idDocument],
          [
            t(company.country === 'BR' ? 'company.personalTaxId' : 'company.personalTaxIdAbroad'),
            company.personalTaxId,
          ],
        ];
      }}
      loadModal={loadModal}
      renderModal={(kept, close) => <CompanyModal kept={kept} onClose={close} />}
    />
  );
}

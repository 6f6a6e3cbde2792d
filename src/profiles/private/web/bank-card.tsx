import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatBankDetails } from '#profiles/private/rules/bank-details.ts';
import { PrivateCard } from './private-card.tsx';
import { privateRecords } from './private-record.ts';

const loadModal = async () => (await import('./bank-modal.tsx')).BankModal;
const BankModal = lazyPart(loadModal);

/** The member's bank details. */
export function BankCard() {
  const { t } = useTranslation('profiles');
  return (
    <PrivateCard
      title={t('bank.title')}
      editLabel={t('bank.edit')}
      empty={t('bank.empty')}
      source={privateRecords.bankDetails}
      linesOf={(details) => {
        const written = formatBankDetails(details);
        return [
          [`${t('bank.pixKey')}, ${t(`bank.kinds.${written.pixKeyKind}`)}`, written.pixKey],
          [t('bank.bankName'), [written.bankCode, written.bankName].filter(Boolean).join(' · ')],
          [t('bank.agency'), written.agency],
          [t('bank.account'), written.account],
        ];
      }}
      loadModal={loadModal}
      renderModal={(kept, close) => <BankModal kept={kept} onClose={close} />}
    />
  );
}

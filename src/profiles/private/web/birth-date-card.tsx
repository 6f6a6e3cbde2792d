import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PrivateCard } from './private-card.tsx';
import { privateRecords } from './private-record.ts';

const calendarDate = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
const written = (birthDate: string) =>
  birthDate && new Date(`${birthDate}T00:00:00Z`).toLocaleDateString(currentLocale(), calendarDate);

const loadModal = async () => (await import('./birth-date-modal.tsx')).BirthDateModal;
const BirthDateModal = lazyPart(loadModal);

/** The birth date: for contracts, not for selection. */
export function BirthDateCard() {
  const { t } = useTranslation('profiles');
  return (
    <PrivateCard
      title={t('birthDate.title')}
      editLabel={t('birthDate.edit')}
      empty={t('birthDate.empty')}
      source={privateRecords.birthDate}
      linesOf={({ birthDate }) => [[t('birthDate.label'), written(birthDate)]]}
      loadModal={loadModal}
      renderModal={(kept, close) => <BirthDateModal kept={kept} onClose={close} />}
    />
  );
}

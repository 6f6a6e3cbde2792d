import { TextInput } from '@mantine/core';
import { currentLocale, useTranslation } from '#platform/ui/i18n.ts';
import { isBirthDate } from '#profiles/private/rules/birth-date.ts';
import { PrivateCard } from './private-card.tsx';
import { PrivateModal } from './private-modal.tsx';
import { privateRecords } from './private-record.ts';

const today = () => new Date().toISOString().slice(0, 10);
const calendarDate = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
const written = (birthDate: string) =>
  birthDate && new Date(`${birthDate}T00:00:00Z`).toLocaleDateString(currentLocale(), calendarDate);

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
      renderModal={(kept, close) => (
        <PrivateModal
          id="birth"
          title={t('birthDate.title')}
          lead={t('birthDate.lead')}
          source={privateRecords.birthDate}
          kept={kept}
          problemsOf={({ birthDate }): Record<string, string> =>
            isBirthDate(birthDate, today()) ? {} : { birthDate: t('errors.birthDateInvalid') }
          }
          onClose={close}
        >
          {({ fieldOf }) => (
            <TextInput
              label={t('birthDate.label')}
              type="date"
              {...fieldOf('birthDate')}
              autoComplete="bday"
              max={today()}
            />
          )}
        </PrivateModal>
      )}
    />
  );
}

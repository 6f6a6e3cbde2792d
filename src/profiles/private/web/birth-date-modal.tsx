import { TextInput } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { isBirthDate } from '#profiles/private/rules/birth-date.ts';
import { PrivateModal } from './private-modal.tsx';
import { type PrivateRecord, privateRecords } from './private-record.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** The form of the birth date. */
export function BirthDateModal({ kept, onClose }: { kept: PrivateRecord<{ birthDate: string }>; onClose: () => void }) {
  const { t } = useTranslation('profiles');
  return (
    <PrivateModal
      id="birth"
      title={t('birthDate.title')}
      lead={t('birthDate.lead')}
      source={privateRecords.birthDate}
      kept={kept}
      nameOf={() => t('birthDate.label')}
      problemsOf={({ birthDate }): Record<string, string> =>
        isBirthDate(birthDate, today()) ? {} : { birthDate: t('errors.birthDateInvalid') }
      }
      onClose={onClose}
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
  );
}

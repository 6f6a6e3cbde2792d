import { Checkbox } from '@mantine/core';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { GENDERS } from '#profiles/private/rules/gender.ts';
import { PrivateModal } from './private-modal.tsx';
import { type GenderDetails, type PrivateRecord, privateRecords } from './private-record.ts';

/** The form of the voluntary statement. */
export function GenderModal({ kept, onClose }: { kept: PrivateRecord<GenderDetails>; onClose: () => void }) {
  const { t } = useTranslation('profiles');
  return (
    <PrivateModal
      id="gender"
      title={t('gender.title')}
      lead={t('gender.lead')}
      source={privateRecords.gender}
      kept={kept}
      nameOf={(name) => (name === 'gender' ? t('gender.title') : null)}
      textOf={(_, { gender }) => t(gender === '' ? 'gender.none' : `gender.values.${gender}`)}
      problemsOf={({ gender, consent }): Record<string, string> =>
        gender !== '' && !consent ? { consent: t('gender.consentMissing') } : {}
      }
      onClose={onClose}
    >
      {({ details, change, problems }) => (
        <>
          <ChoiceChips
            label={t('gender.title')}
            value={details.gender}
            onChange={(gender) => change({ gender })}
            options={[
              ...GENDERS.map((gender) => ({ value: gender, label: t(`gender.values.${gender}`) })),
              { value: '' as const, label: t('gender.none') },
            ]}
          />
          {details.gender !== '' && (
            <Checkbox
              id="gender-consent"
              label={t('gender.consent')}
              checked={details.consent}
              onChange={(event) => change({ consent: event.currentTarget.checked })}
              error={problems.consent}
            />
          )}
        </>
      )}
    </PrivateModal>
  );
}

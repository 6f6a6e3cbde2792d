import { Checkbox } from '@mantine/core';
import { ChoiceChips } from '#platform/ui/form/choice-chips.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { GENDERS } from '#profiles/private/rules/gender.ts';
import { PrivateCard } from './private-card.tsx';
import { PrivateModal } from './private-modal.tsx';
import { privateRecords } from './private-record.ts';

/** The voluntary statement of gender: nobody else sees it, and leaving it out has no disadvantage. */
export function GenderCard() {
  const { t } = useTranslation('profiles');
  return (
    <PrivateCard
      title={t('gender.title')}
      editLabel={t('gender.edit')}
      empty={t('gender.empty')}
      source={privateRecords.gender}
      linesOf={({ gender }) => [[t('gender.title'), gender && t(`gender.values.${gender}`)]]}
      renderModal={(kept, close) => (
        <PrivateModal
          id="gender"
          title={t('gender.title')}
          lead={t('gender.lead')}
          source={privateRecords.gender}
          kept={kept}
          problemsOf={({ gender, consent }): Record<string, string> =>
            gender !== '' && !consent ? { consent: t('gender.consentMissing') } : {}
          }
          onClose={close}
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
      )}
    />
  );
}

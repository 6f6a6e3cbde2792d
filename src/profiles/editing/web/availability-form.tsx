import { useTranslation } from '#ui/i18n.ts';
import { ChoiceChips, MultiChoiceChips } from '#ui/form/choice-chips.tsx';
import { HIRING_MODELS, MEETING_TIMES, type Profile, START_TIMES } from '#profiles/rules/profile.ts';
import type { SectionFormProps } from './form-parts.ts';

const amounts = ['partTime', 'fullTime', 'freelance'] as const;

export function AvailabilityForm({ profile, onChange, problems }: SectionFormProps) {
  const { t } = useTranslation('profiles');
  const { availability } = profile;
  const change = (changes: Partial<Profile['availability']>) =>
    onChange({ availability: { ...availability, ...changes } });
  return (
    <>
      <MultiChoiceChips
        label={t('availability.amount')}
        value={amounts.filter((amount) => availability[amount])}
        onChange={(chosen) => change(Object.fromEntries(amounts.map((amount) => [amount, chosen.includes(amount)])))}
        options={amounts.map((amount) => ({ value: amount, label: t(`availability.${amount}`) }))}
      />
      <MultiChoiceChips
        label={t('availability.hiringModels')}
        required={availability.freelance}
        help={t('availability.hiringModelsHelp')}
        value={availability.hiringModels}
        onChange={(hiringModels) => change({ hiringModels })}
        options={HIRING_MODELS.map((model) => ({ value: model, label: model }))}
        error={problems['availability.hiringModels']}
      />
      <ChoiceChips
        label={t('availability.startsWithin')}
        value={availability.startsWithin}
        onChange={(startsWithin) => change({ startsWithin })}
        options={START_TIMES.map((time) => ({ value: time, label: t(`startTimes.${time}`) }))}
      />
      <MultiChoiceChips
        label={t('availability.dailyTimes')}
        value={availability.dailyTimes}
        onChange={(dailyTimes) => change({ dailyTimes })}
        options={MEETING_TIMES.map((time) => ({ value: time, label: t(`meetingTimes.${time}`) }))}
      />
      <MultiChoiceChips
        label={t('availability.meetingTimes')}
        value={availability.meetingTimes}
        onChange={(meetingTimes) => change({ meetingTimes })}
        options={MEETING_TIMES.map((time) => ({ value: time, label: t(`meetingTimes.${time}`) }))}
      />
    </>
  );
}

import { MultiSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FURTHEST_DAYS, MINIMUM_DATES } from '#applications/interviews/rules/interview-slots.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';
import { timeZoneName } from '#platform/calendar/time-zone-names.ts';
import { type InterviewKind, MAXIMUM_INTERVIEWERS, MESSAGE_LENGTH } from '#applications/rules/interview-terms.ts';
import { Button } from '#ui/controls/button.tsx';
import { besides, fieldErrors, isApiError } from '#ui/api-error.ts';
import { readDraft, useDraft } from '#ui/form/use-draft.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import type { OfferOptions } from './agenda/agenda-api.ts';
import { ChosenTimes } from './chosen-times.tsx';
import { DayPicker } from './day-picker.tsx';
import styles from './offer.module.css';
import { TimePicker } from './time-picker.tsx';
import { useOffer } from './use-offer.ts';
import { ZoneField } from './zone-field.tsx';

interface OfferFieldsProps {
  applicationId: string;
  kind: InterviewKind;
  /** The zone of the company's last offer, or the reader's. */
  zone: string;
  options: OfferOptions;
}

/** It waits while somebody looks at another tab of the candidate. */
interface KeptOffer {
  timeZone: string;
  chosen: string[];
  interviewerIds: string[];
  meetingLink: string;
  message: string;
}

const DAY_MS = 86_400_000;

export function OfferFields({ applicationId, kind, zone, options }: OfferFieldsProps) {
  const { t } = useTranslation('pipeline/interviews');
  const [now] = useState(() => new Date());
  const draftKey = `interview-offer:${applicationId}:${kind}`;
  const [kept] = useState(() => readDraft<KeptOffer>(draftKey));
  const [timeZone, setTimeZone] = useState(kept?.timeZone ?? zone);
  const today = dateIn(timeZone, now);
  const [chosen, setChosen] = useState<readonly string[]>(kept?.chosen.filter((one) => one > today) ?? []);
  const [interviewerIds, setInterviewerIds] = useState(kept?.interviewerIds ?? [options.userId]);
  const [meetingLink, setMeetingLink] = useState(kept?.meetingLink ?? '');
  const [message, setMessage] = useState(kept?.message ?? '');
  const isBegun = chosen.length > 0 || meetingLink !== '' || message !== '';
  const { clearDraft } = useDraft(
    draftKey,
    isBegun ? { timeZone, chosen, interviewerIds, meetingLink, message } : null,
  );
  const last = dateIn(timeZone, new Date(now.getTime() + FURTHEST_DAYS * DAY_MS));
  const [day, setDay] = useState(() => dateIn(zone, new Date(now.getTime() + DAY_MS)));
  const offer = useOffer(applicationId, { times: chosen, timeZone, meetingLink, message, interviewerIds });
  const refused = fieldErrors(offer.error);
  const problem = besides(offer.error, ['meetingLink', 'message', 'interviewerIds']);
  const isOne = ({ personId }: { personId: string }) => interviewerIds.includes(personId);
  const around = {
    now,
    timeZone,
    chosen,
    candidateBusy: options.candidateBusy,
    busy: options.busy.filter(isOne),
    offered: options.offered.filter(isOne),
  };
  const { candidateTimeZone } = options;
  const counts = new Map([...Map.groupBy(chosen, (one) => one.slice(0, 10))].map(([key, list]) => [key, list.length]));
  const toggle = (local: string) =>
    setChosen(chosen.includes(local) ? chosen.filter((one) => one !== local) : [...chosen, local].toSorted());
  const forget = () => {
    setChosen([]);
    setMeetingLink('');
    setMessage('');
    clearDraft();
  };
  return (
    <form
      className={styles.offer}
      onSubmit={(event) => {
        event.preventDefault();
        if (counts.size >= MINIMUM_DATES) offer.mutate(undefined, { onSuccess: forget });
      }}
    >
      <h3>{t('offerTitle', { kind: t(`kind.${kind}`) })}</h3>
      <p className="sub">{t('picker.help')}</p>
      <ZoneField
        description={
          candidateTimeZone
            ? t('picker.candidateZone', { zone: timeZoneName(candidateTimeZone, currentLocale()) })
            : t('picker.candidateZoneUnknown')
        }
        usual={zone}
        value={timeZone}
        onChange={setTimeZone}
      />
      <MultiSelect
        label={t('picker.interviewers')}
        data={options.people.map(({ id, name }) => ({ value: id, label: personName(name) }))}
        value={interviewerIds}
        maxValues={MAXIMUM_INTERVIEWERS}
        onChange={setInterviewerIds}
        error={refused.interviewerIds}
      />
      <DayPicker day={day} counts={counts} last={last} first={today} onPick={setDay} />
      <TimePicker
        day={day}
        around={around}
        candidateZone={candidateTimeZone === timeZone ? null : candidateTimeZone}
        onToggle={toggle}
      />
      <ChosenTimes chosen={chosen} onRemove={toggle} />
      <TextInput
        type="url"
        label={t('link')}
        description={t('linkHelp')}
        placeholder="https://"
        value={meetingLink}
        onChange={(event) => setMeetingLink(event.currentTarget.value)}
        error={refused.meetingLink}
      />
      <CountedTextarea
        label={t('picker.message')}
        description={t('picker.messageHelp')}
        value={message}
        onChange={setMessage}
        maximum={MESSAGE_LENGTH}
        error={refused.message}
        minRows={2}
      />
      {problem && <Alert tone="danger" title={isApiError(problem) ? problem.message : t('failed')} live />}
      <Button type="submit" variant="primary" loading={offer.isPending} disabled={counts.size < MINIMUM_DATES}>
        {t('offer')}
      </Button>
    </form>
  );
}

import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { MAXIMUM_DATES, MAXIMUM_TIMES_PER_DATE, ownTimeZone, timeZoneName } from '#jobs/rules/interview-slots.ts';
import type { InterviewKind } from '#jobs/rules/interview-terms.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { isApiError } from '#platform/ui/api-error.ts';
import { currentLocale, useTranslation } from '#platform/ui/i18n.ts';
import { Alert } from '#platform/ui/states/alert.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { api } from '../api.ts';
import { refreshCandidate } from '../pipeline-cache.ts';
import styles from './interviews.module.css';

const MOST = MAXIMUM_DATES * MAXIMUM_TIMES_PER_DATE;

/** Two or three dates with their times, in the zone of whoever offers them. */
export function OfferForm({ applicationId, kind }: { applicationId: string; kind: InterviewKind }) {
  const { t } = useTranslation('pipeline/interviews');
  const queryClient = useQueryClient();
  const [times, setTimes] = useState(['', '', '']);
  const [meetingLink, setMeetingLink] = useState('');
  const timeZone = ownTimeZone();
  const chosen = times.filter((time) => time !== '');
  const offer = useMutation({
    mutationFn: () =>
      api('POST /candidates/{applicationId}/interview', {
        params: { applicationId },
        body: {
          times: chosen,
          timeZone,
          meetingLink: meetingLink.trim() === '' ? null : meetingLink.trim(),
        },
      }),
    onSuccess: () => {
      setTimes(['', '', '']);
      toast.success(t('offered'), { description: t('offeredText') });
    },
    onSettled: () => refreshCandidate(queryClient, applicationId),
  });
  const change = (index: number, value: string) => setTimes(times.map((time, at) => (at === index ? value : time)));
  return (
    <form
      className={styles.offer}
      onSubmit={(event) => {
        event.preventDefault();
        offer.mutate();
      }}
    >
      <h3>{t('offerTitle', { kind: t(`kind.${kind}`) })}</h3>
      <p className="sub">{t('offerHelp', { zone: timeZoneName(timeZone, currentLocale()) })}</p>
      {times.map((time, index) => (
        <div key={index} className={styles.time}>
          <TextInput
            type="datetime-local"
            label={t('time', { number: index + 1 })}
            value={time}
            step={900}
            onChange={(event) => change(index, event.currentTarget.value)}
          />
          {times.length > 2 && (
            <IconButton
              label={t('removeTime', { number: index + 1 })}
              onClick={() => setTimes(times.filter((_, at) => at !== index))}
            >
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {times.length < MOST && (
        <Button
          size="sm"
          variant="quiet"
          icon={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => setTimes([...times, ''])}
        >
          {t('addTime')}
        </Button>
      )}
      <TextInput
        type="url"
        label={t('link')}
        description={t('linkHelp')}
        placeholder="https://"
        value={meetingLink}
        onChange={(event) => setMeetingLink(event.currentTarget.value)}
      />
      {offer.isError && (
        <Alert tone="danger" title={isApiError(offer.error) ? offer.error.message : t('failed')} live />
      )}
      <Button type="submit" variant="primary" loading={offer.isPending} disabled={chosen.length < 2}>
        {t('offer')}
      </Button>
    </form>
  );
}

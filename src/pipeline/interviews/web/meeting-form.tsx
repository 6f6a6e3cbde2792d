import { MultiSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAXIMUM_INTERVIEWERS } from '#applications/rules/interview-terms.ts';
import { Button } from '#ui/controls/button.tsx';
import { besides, fieldErrors, isApiError, isStale } from '#ui/api-error.ts';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { agendaApi } from './agenda/agenda-api.ts';
import { candidatesKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';
import type { InterviewView } from './interview-view.ts';
import { optionsQuery } from './interview-queries.ts';
import styles from './interviews.module.css';

interface MeetingFormProps {
  applicationId: string;
  interview: InterviewView;
  onDone: () => void;
}

/** Changes the link or the interviewers; the time stays the same. */
export function MeetingForm({ applicationId, interview, onDone }: MeetingFormProps) {
  const { t } = useTranslation('pipeline/interviews');
  const queryClient = useQueryClient();
  const { version, interviewers } = interview;
  const edited = useEdited({
    version,
    fields: { interviewerIds: interviewers.map(({ id }) => id), meetingLink: interview.meetingLink ?? '' },
  });
  const { meetingLink, interviewerIds } = edited.fields;
  const { data } = useQuery(optionsQuery(applicationId));
  const people = [...interviewers, ...(data?.people ?? [])];
  const labels = new Map(people.map(({ id, name }) => [id, personName(name)]));
  const change = useMutation({
    mutationFn: () =>
      agendaApi('PATCH /interviews/{interviewId}', {
        params: { interviewId: interview.id },
        body: { version: edited.version, meetingLink: meetingLink.trim() || null, interviewerIds },
      }),
    onSuccess: () => {
      toast.success(t('change.done'));
      onDone();
    },
    onSettled: () => refreshCandidate(queryClient, applicationId),
  });
  const refused = fieldErrors(change.error);
  const problem = besides(change.error, ['meetingLink', 'interviewerIds']);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      <StaleNotice
        edited={edited}
        saving={change}
        queryKey={candidatesKey}
        nameOf={(name) => t(name === 'meetingLink' ? 'link' : 'picker.interviewers')}
        textOf={(name, values) =>
          name === 'interviewerIds' ? values[name].map((id) => labels.get(id) ?? '').join(', ') : null
        }
      />
      <MultiSelect
        label={t('picker.interviewers')}
        data={[...labels].map(([value, label]) => ({ value, label }))}
        value={interviewerIds}
        maxValues={MAXIMUM_INTERVIEWERS}
        onChange={(ids) => edited.change({ interviewerIds: ids })}
        error={refused.interviewerIds}
      />
      <TextInput
        type="url"
        label={t('link')}
        description={t('linkHelp')}
        placeholder="https://"
        value={meetingLink}
        onChange={(event) => edited.change({ meetingLink: event.currentTarget.value })}
        error={refused.meetingLink}
      />
      {problem && !isStale(problem) && (
        <Alert tone="danger" title={isApiError(problem) ? problem.message : t('failed')} live />
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          loading={change.isPending}
          disabled={interviewerIds.length === 0}
        >
          {t('change.save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}

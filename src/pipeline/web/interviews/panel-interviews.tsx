import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { interviewKindOf } from '#jobs/rules/interview-step.ts';
import type { CandidateView } from '#pipeline/panel-shapes.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { isApiError } from '#platform/ui/api-error.ts';
import { currentLocale, useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { Pill } from '#platform/ui/marks/pill.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { api } from '../api.ts';
import { refreshCandidate } from '../pipeline-cache.ts';
import styles from './interviews.module.css';
import { OfferForm } from './offer-form.tsx';

const ConfirmDialog = lazy(() =>
  import('#platform/ui/toasts/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** The interviews with a candidate: what was agreed or asked for, and the form for offering times in the stages that have one. */
export function PanelInterviews({ view }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/interviews');
  const { card, interviews, abilities } = view;
  const kind = interviewKindOf(card.stage, card.state);
  const isArranged = interviews.some((one) => one.kind === kind && arrangedStates.includes(one.state));
  const mayArrange = kind !== null && abilities.move && abilities.targets.includes(card.stage);
  return (
    <div className={styles.interviews}>
      {interviews.length === 0 && <p className="sub">{t('none')}</p>}
      {interviews.map((interview) => (
        <Interview
          key={interview.id}
          card={card}
          interview={interview}
          mayCancel={mayArrange && interview.kind === kind}
        />
      ))}
      {mayArrange ? (
        <OfferTimes
          key={`${card.applicationId} ${isArranged}`}
          applicationId={card.applicationId}
          kind={kind}
          isFolded={isArranged}
        />
      ) : (
        <p className="sub">{t(kind === null ? 'noStage' : 'notYours')}</p>
      )}
    </div>
  );
}

type InterviewView = CandidateView['interviews'][number];

/** While times are offered or agreed, others are offered on purpose only: they take the place of the former. */
const arrangedStates: readonly InterviewView['state'][] = ['offered', 'confirmed'];

function OfferTimes({ isFolded, ...form }: Parameters<typeof OfferForm>[0] & { isFolded: boolean }) {
  const { t } = useTranslation('pipeline/interviews');
  const [isOpen, setOpen] = useState(!isFolded);
  if (isOpen) return <OfferForm {...form} />;
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('offerOther')}
      </Button>
    </div>
  );
}

interface InterviewProps {
  card: CandidateView['card'];
  interview: InterviewView;
  mayCancel: boolean;
}

const openStates: readonly InterviewView['state'][] = ['offered', 'rescheduleRequested', 'confirmed'];

function Interview({ card: { applicationId, name }, interview, mayCancel }: InterviewProps) {
  const { t } = useTranslation('pipeline/interviews');
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { kind, state, confirmed, slots, rescheduleReason } = interview;
  const cancel = useMutation({
    mutationFn: () => api('POST /candidates/{applicationId}/interview/cancel', { params: { applicationId } }),
    onSuccess: () => void toast.success(t('cancelled')),
    onError: (problem) => void toast.error(isApiError(problem) ? problem.message : t('failed')),
    onSettled: () => {
      setAsking(false);
      refreshCandidate(queryClient, applicationId);
    },
  });
  const times = confirmed ? [confirmed] : state === 'offered' ? slots : [];
  return (
    <section className={styles.interview}>
      <div className={styles.head}>
        <h3>{t(`kind.${kind}`)}</h3>
        <Pill tone={state === 'confirmed' ? 'success' : state === 'rescheduleRequested' ? 'warning' : 'neutral'}>
          {t(`state.${state}`)}
        </Pill>
      </div>
      {rescheduleReason !== null && <blockquote>{rescheduleReason}</blockquote>}
      {times.length > 0 && (
        <ul>
          {times.map(({ startsAt }) => (
            <li key={startsAt}>
              <time dateTime={startsAt}>{momentText(startsAt)}</time>
            </li>
          ))}
        </ul>
      )}
      {mayCancel && openStates.includes(state) && (
        <Button size="sm" variant="dangerQuiet" onClick={() => setAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            opened
            onClose={() => setAsking(false)}
            title={t('cancelQuestion')}
            confirmLabel={t('cancel')}
            cancelLabel={t('keepInterview')}
            destructive
            loading={cancel.isPending}
            onConfirm={() => cancel.mutate()}
          >
            <p>{t('cancelText', { name: personName(name) })}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  );
}

function momentText(startsAt: string): string {
  const text = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'full', timeStyle: 'short' });
  return text.format(new Date(startsAt));
}

import { useState } from 'react';
import { interviewKindOf } from '#applications/interviews/rules/interview-step.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { InterviewCard } from './interview-card.tsx';
import type { InterviewView } from './interview-view.ts';
import styles from './interviews.module.css';
import { OfferForm } from './offer-form.tsx';

/** The interviews with a candidate: agreed and requested times, and the form to offer times in stages that have an interview. */
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
        <InterviewCard
          key={interview.id}
          card={card}
          interview={interview}
          mayArrange={mayArrange && interview.kind === kind}
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

/** While times are offered or agreed, the form opens only on request, because new times replace them. */
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

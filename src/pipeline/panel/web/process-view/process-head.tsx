import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { StagePill } from '#pipeline/candidates/web/list-columns.tsx';
import { TimeInStage } from '#pipeline/candidates/web/time-in-stage.tsx';
import { pipelinePath } from '#pipeline/paths.ts';
import { IconButton, IconButtonLink } from '#ui/controls/icon-button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useDocumentTitle } from '#ui/document-title.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconArrowLeft, IconPrinter } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { CandidateSteps } from '../candidate-steps.tsx';
import styles from './process.module.css';

interface ProcessHeadProps {
  /** Undefined while the candidate is read: the way to the neighbours stays. */
  view: CandidateView | undefined;
  back: string;
  /** "3 of 17". */
  shown: string | null;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  onPrint: () => void;
  /** On wide screens: the next step. */
  children: ReactNode;
}

/** Who, for which vacancy, in which stage, and what to do next; it stays while the rest scrolls. */
export function ProcessHead({ view, back, shown, previous, next, onPrint, children }: ProcessHeadProps) {
  const { t } = useTranslation('pipeline/panel/process');
  const name = useRef<HTMLHeadingElement>(null);
  const applicationId = view?.card.applicationId;
  useEffect(() => {
    if (applicationId === undefined) return;
    name.current?.closest('main')?.scrollTo({ top: 0 });
    // Whoever was in what has made room for the next candidate goes on from the name.
    if (document.activeElement === document.body) name.current?.focus({ preventScroll: true });
  }, [applicationId]);
  return (
    <div className={styles.head}>
      <IconButtonLink label={t('back')} to={back}>
        <IconArrowLeft size={18} aria-hidden="true" />
      </IconButtonLink>
      {view ? <Who view={view} heading={name} /> : <Skeleton width={220} height={36} />}
      <div className={styles.steps}>
        <span className={styles.shown}>{shown}</span>
        <CandidateSteps previous={previous} next={next} />
        <IconButton label={t('print')} disabled={!view} onClick={onPrint}>
          <IconPrinter size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </div>
  );
}

function Who({ view: { card, position }, heading }: { view: CandidateView; heading: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('pipeline/candidates');
  const name = personName(card.name);
  useDocumentTitle(name, position.title);
  return (
    <>
      <span className={styles.avatar}>
        <Avatar name={card.name} image={card.image} size={40} />
      </span>
      <div className={styles.who}>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <div className={styles.about}>
          <PageLink
            to={pipelinePath(position.projectId, {
              position: position.positionIndex,
              candidate: card.applicationId,
            })}
          >
            {position.title}
          </PageLink>
          <StagePill card={card} />
          {card.selectedAt !== null && <Pill tone="success">{t('card.selected')}</Pill>}
          <TimeInStage card={card} />
        </div>
      </div>
    </>
  );
}

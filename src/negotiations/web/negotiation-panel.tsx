import { useState } from 'react';
import type { NegotiationView } from '#negotiations/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { SkeletonCard } from '#ui/states/skeleton.tsx';
import { FigureList } from './figure-list.tsx';
import styles from './negotiations.module.css';
import { useInteraction } from './use-interaction.ts';
import { speakerName, Versions } from './versions.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const OfferForm = lazyPart(
  async () => (await import('./offer-form.tsx')).OfferForm,
  () => <SkeletonCard height={320} />,
);
const AnswerDialogs = lazyPart(async () => (await import('./answer-dialogs.tsx')).AnswerDialogs);

interface NegotiationPanelProps {
  view: NegotiationView;
  /** Called after the viewer's action. */
  onDone?: (action: 'offer' | 'accept' | 'decline') => void;
}

/** The state of a negotiation for its viewer, the available actions, and the full history. */
export function NegotiationPanel({ view, onDone }: NegotiationPanelProps) {
  const { t } = useTranslation('negotiations');
  const [open, setOpen] = useState<'nothing' | 'offer' | 'accept' | 'decline'>('nothing');
  const say = useInteraction(view, (action) => {
    setOpen('nothing');
    onDone?.(action);
  });
  const { abilities, agreement, standing, side, currency } = view;
  const current = view.interactions.findLast(({ kind }) => kind === 'offer');
  const last = view.interactions.at(-1);
  const isCounter = current !== undefined && current.side !== side && standing !== 'declined' && standing !== 'ended';
  const isOver = standing === 'ended' || standing === 'declined';
  const offerWords = standing === 'none' || isOver ? 'first' : isCounter ? 'counter' : 'replace';
  return (
    <div className={styles.panel}>
      <p role="status" className={styles.state}>
        {t(`state.${side}.${standing}`, { name: side === 'company' ? view.candidateName : view.companyName })}
      </p>
      {agreement && (
        <section className={styles.agreed} aria-label={t('agreed')}>
          <h3>{agreement.hiredAt === null ? t('agreed') : t('agreedAndHired')}</h3>
          <FigureList
            figures={agreement}
            currency={currency}
            netIsPaidOut={agreement.netIsPaidOut}
            estimatedNet={agreement.estimatedNet}
          />
        </section>
      )}
      {!agreement && current?.figures && !isOver && (
        <section className={styles.current} aria-label={t('offerOf', { who: speakerName(view, current) })}>
          <h3>{t('offerOf', { who: speakerName(view, current) })}</h3>
          <FigureList
            figures={current.figures}
            currency={currency}
            changes={current.changes}
            netIsPaidOut={current.netIsPaidOut}
          />
          {current.message !== '' && <blockquote className={styles.message}>{current.message}</blockquote>}
          {current.expiresAt !== null && (
            <p className="sub">
              {t(standing === 'lapsed' ? 'lapsedAt' : 'standsUntil', { moment: momentText(current.expiresAt) })}
            </p>
          )}
        </section>
      )}
      {standing === 'declined' && last && last.message !== '' && (
        <blockquote className={styles.message}>{last.message}</blockquote>
      )}
      {open === 'offer' ? (
        <OfferForm
          view={view}
          loading={say.isPending}
          error={say.error}
          onSend={(offer) => say.mutateAsync({ action: 'offer', offer })}
          onCancel={() => setOpen('nothing')}
        />
      ) : (
        <div className={styles.buttons}>
          {abilities.accept && (
            <Button variant="primary" onClick={() => setOpen('accept')}>
              {t('accept')}
            </Button>
          )}
          {abilities.offer && (
            <Button
              variant={abilities.accept || offerWords === 'replace' ? 'default' : 'primary'}
              onClick={() => setOpen('offer')}
            >
              {t(`offer.${offerWords}`)}
            </Button>
          )}
          {abilities.decline && (
            <Button variant="dangerQuiet" onClick={() => setOpen('decline')}>
              {t('decline')}
            </Button>
          )}
        </div>
      )}
      <Versions view={view} />
      {(open === 'accept' || open === 'decline') && current?.figures && (
        <AnswerDialogs
          applicationId={view.applicationId}
          answer={open}
          figures={current.figures}
          netIsPaidOut={current.netIsPaidOut}
          currency={currency}
          loading={say.isPending}
          onClose={() => setOpen('nothing')}
          onAccept={() => say.mutate({ action: 'accept' }, { onError: () => setOpen('nothing') })}
          // What was typed stays until it is sent.
          onDecline={(message) => say.mutate({ action: 'decline', message })}
        />
      )}
    </div>
  );
}

function momentText(moment: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}

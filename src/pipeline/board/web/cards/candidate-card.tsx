import { memo, useRef } from 'react';
import { personName } from '#ui/marks/person-name.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { isFinalStage } from '#applications/rules/stages.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import type { CandidateCard as Card } from '#pipeline/candidates/schemas.ts';
import styles from '#ui/board/board.module.css';
import { CardMenu } from './card-menu.tsx';
import { expectedText, yearsText } from '#pipeline/candidates/web/card-texts.ts';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { TimeInStage } from '#pipeline/candidates/web/time-in-stage.tsx';
import { CardTags } from '#pipeline/tags/web/card-tags.tsx';
import { useCardDrag } from '../moving/use-card-drag.ts';

/** The height of a card in the style sheet plus the gap below it; columns position their cards by it. */
export const CARD_STEP = 130;

interface CandidateCardProps {
  card: Card;
  isOpen: boolean;
  /** One card of each column is in the tab order; arrow keys lead to the others. */
  tabIndex: number;
}

export const CandidateCard = memo(function CandidateCard({ card, isOpen, tabIndex }: CandidateCardProps) {
  const { t } = useTranslation('pipeline/candidates');
  const { abilities, open } = usePipelineActions();
  const element = useRef<HTMLElement>(null);
  const movable = abilities.move && card.state !== 'withdrawn' && !isFinalStage(card.stage);
  useCardDrag(element, card, movable);
  const meta =
    card.place?.title ?? ([yearsText(t, card.level), card.city].filter(Boolean).join(' · ') || card.jobTitle);
  return (
    <article
      ref={element}
      className={classNames(styles.card, isOpen && styles.isOpen, card.state === 'setAside' && styles.waiting)}
      data-movable={movable || undefined}
    >
      <div className={styles.who}>
        <Avatar name={card.name} image={card.image} />
        <div
          role="button"
          tabIndex={tabIndex}
          className={styles.open}
          data-card-open={card.applicationId}
          aria-pressed={isOpen}
          onClick={() => open(card.applicationId)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            open(card.applicationId);
          }}
        >
          <b className="clip">{personName(card.name)}</b>
          <small className="clip">{meta}</small>
        </div>
        <div className={styles.menu}>
          <CardMenu card={card} tabIndex={tabIndex} />
        </div>
      </div>
      <div className={styles.tags}>
        <CardTags card={card} />
      </div>
      <div className={styles.end}>
        <CardMark card={card} />
        <TimeInStage card={card} />
      </div>
    </article>
  );
});

const dayOf = (moment: string) =>
  new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'short' }).format(new Date(moment));

function CardMark({ card }: { card: Card }) {
  const { t } = useTranslation('pipeline/candidates');
  if (card.notice) {
    return (
      <Pill tone="warning" size="sm">
        {t('card.notice', { date: dayOf(card.notice.sendAt) })}
      </Pill>
    );
  }
  if (card.selectedAt !== null) {
    return (
      <Pill tone="success" size="sm">
        {t('card.selected')}
      </Pill>
    );
  }
  if (card.state === 'setAside') {
    return (
      <Pill tone="neutral" size="sm">
        {t('card.setAside')}
      </Pill>
    );
  }
  return (
    <>
      {card.isSuggested && (
        <Pill tone="brand" size="sm">
          {t('card.suggested')}
        </Pill>
      )}
      <span className="clip num">{expectedText(t, card.expected)}</span>
    </>
  );
}

import type { Scorecard } from '#pipeline/evaluation/contract/scorecards.ts';
import type { Translate } from '#platform/i18n/format-text.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Sunken } from '#ui/page/sunken.tsx';
import styles from './scorecards.module.css';

const tones = { strongNo: 'danger', no: 'warning', yes: 'info', strongYes: 'success' } as const;

/** One scorecard as it was filled in, with its own questions. */
export function ScorecardView({ card }: { card: Scorecard }) {
  const { t } = useTranslation('pipeline/evaluation');
  const { author, own, questions, answers, recommendation, note, updatedAt } = card;
  return (
    <Sunken as="article" text="small">
      <div className={styles.head}>
        <Avatar name={author.name} image={author.image} size={24} />
        <b>{own ? t('card.yours') : personName(author.name)}</b>
        <span className="meta">
          <RelativeTime moment={updatedAt} />
        </span>
        <Pill tone={tones[recommendation]}>{t(`recommendation.${recommendation}`)}</Pill>
      </div>
      {questions.length > 0 && (
        <dl className={styles.answers}>
          {questions.map(({ id, text }) => (
            <div key={id}>
              <dt>{text}</dt>
              <dd>{answerWords(answers[id], t)}</dd>
            </div>
          ))}
        </dl>
      )}
      {note !== null && <p className={styles.note}>{note}</p>}
    </Sunken>
  );
}

function answerWords(answer: Scorecard['answers'][string] | undefined, t: Translate): string {
  if (answer === undefined) return t('card.unanswered');
  if (typeof answer === 'boolean') return t(answer ? 'yes' : 'no');
  return typeof answer === 'number' ? t('card.of', { value: answer, word: t(`scale.${answer}`) }) : answer;
}

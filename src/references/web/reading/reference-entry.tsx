import { questions } from '#references/rules/reference-terms.ts';
import { api, type ReadReference, readReferencesQuery } from '#references/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { useSend } from '#ui/form/use-send.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Sunken } from '#ui/page/sunken.tsx';
import styles from './reading.module.css';

interface ReferenceEntryProps {
  userId: string;
  level: 2 | 4;
  reference: ReadReference;
  mayAsk: boolean;
}

const tones = { asked: 'info', answered: 'success', declined: 'neutral', lapsed: 'neutral' } as const;

/** Who speaks, as what and when, and then the words. */
export function ReferenceEntry({ userId, level, reference, mayAsk }: ReferenceEntryProps) {
  const { t } = useTranslation('references/reading');
  const { state, recommender, askedAt, endedAt, answer, reason } = reference;
  const Heading = `h${level}` as const;
  return (
    <li>
      <div className={styles.head}>
        <Heading>{recommender ? recommender.name : t('hidden')}</Heading>
        <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
      </div>
      <p className="sub">
        {recommender && `${t('at', recommender)} · `}
        <RelativeTime moment={endedAt ?? askedAt} />
        {answer?.correctedAt && (
          <>
            {' '}
            · {t('corrected')} <RelativeTime moment={answer.correctedAt} />
          </>
        )}
      </p>
      {reason !== null && <p className={styles.words}>{t('reason', { reason })}</p>}
      {answer && <Answer answer={answer} />}
      <Reading userId={userId} reference={reference} mayAsk={mayAsk} />
    </li>
  );
}

function Answer({ answer }: { answer: NonNullable<ReadReference['answer']> }) {
  const { t } = useTranslation('references/reading');
  const { t: say } = useTranslation('references/evaluation');
  return (
    <>
      <dl className={styles.answers}>
        {questions.map((name) => (
          <div key={name}>
            <dt>{t(`question.${name}`)}</dt>
            <dd>{say(`option.${name}.${answer[name]}`)}</dd>
          </div>
        ))}
      </dl>
      {answer.words !== '' && (
        <Sunken>
          <p className={styles.words}>{answer.words}</p>
        </Sunken>
      )}
      <p className="meta">{answer.mayContact ? t('contact', { phone: answer.contactPhone }) : t('noContact')}</p>
    </>
  );
}

/** What another company's reference needs before it can be read. */
function Reading({ userId, reference: { referenceId, access }, mayAsk }: Omit<ReferenceEntryProps, 'level'>) {
  const { t } = useTranslation('references/reading');
  const ask = useSend({
    send: () =>
      api('POST /user-recommendations/{userId}/{recommendationRecordId}/ask', {
        params: { userId, recommendationRecordId: referenceId },
      }),
    done: t('askDone'),
    failed: t('askFailed'),
    reads: readReferencesQuery(userId).queryKey,
  });
  if (access === 'open') return null;
  if (access !== 'askable') return <p className="sub">{t(`access.${access}`)}</p>;
  if (!mayAsk) return null;
  return (
    <Button size="sm" loading={ask.isPending} onClick={() => ask.mutate()}>
      {t('ask')}
    </Button>
  );
}

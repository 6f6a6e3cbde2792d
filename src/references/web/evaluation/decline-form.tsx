import { useState } from 'react';
import { REASON_LENGTH } from '#references/rules/reference-terms.ts';
import { api, callOf, type RecommenderView, type ReferencePlace, recommenderQuery } from '#references/web/api.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { useSend } from '#ui/form/use-send.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import styles from './evaluation.module.css';

interface DeclineFormProps {
  place: ReferencePlace;
  view: RecommenderView;
  onDone: (view: RecommenderView) => void;
  onBack: () => void;
}

/** Nobody owes a reference, or a reason. */
export function DeclineForm({ place, view: { candidate }, onDone, onBack }: DeclineFormProps) {
  const { t } = useTranslation('references/evaluation');
  const [reason, setReason] = useState('');
  const send = useSend({
    send: () =>
      api('POST /recommender-evaluation/{userId}/{recommendationRecordId}/decline', {
        ...callOf(place),
        body: { reason },
      }),
    done: null,
    reads: recommenderQuery(place).queryKey,
    onDone,
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <div>
        <h2>{t('decline.title')}</h2>
        <p className="sub">{t('decline.text', { candidate })}</p>
      </div>
      <CountedTextarea label={t('decline.reason')} maximum={REASON_LENGTH} value={reason} onChange={setReason} />
      {send.error && (
        <Alert tone="danger" title={t('decline.failed')} live>
          {send.error.message}
        </Alert>
      )}
      <div className={styles.ways}>
        <Button variant="primary" size="lg" block type="submit" loading={send.isPending}>
          {t('decline.send')}
        </Button>
        <Button block onClick={onBack}>
          {t('decline.back')}
        </Button>
      </div>
    </Form>
  );
}

import { useState } from 'react';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import styles from './rejections.module.css';
import { momentText } from './send-dates.ts';
import { useNotice } from './use-notice.ts';

const WriteNotice = lazyPart(async () => (await import('./write-notice.tsx')).WriteNotice);

interface NoticeNoteProps {
  card: CandidateCard;
  company: string;
  mayWrite: boolean;
}

/** Says when somebody with whom the company does not go on is told, with the way to stop it or to write first. */
export function NoticeNote({ card, company, mayWrite }: NoticeNoteProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const [isWriting, setWriting] = useState(false);
  const { notice } = card;
  if (!notice) return null;
  const date = momentText(notice.sendAt);
  const isDisqualified = card.stage === 'disqualified';
  return (
    <div className={styles.note}>
      <span>
        {isDisqualified ? t(notice.isOwn ? 'notice.own' : 'notice.plain', { date }) : t('notice.byHire', { date })}
      </span>
      {mayWrite && isDisqualified && notice.isOwn && <Undo card={card} />}
      {mayWrite && isDisqualified && !notice.isOwn && (
        <Button size="sm" onClick={() => setWriting(true)}>
          {t('notice.write')}
        </Button>
      )}
      {isWriting && <WriteNotice card={card} company={company} onClose={() => setWriting(false)} />}
    </div>
  );
}

function Undo({ card }: { card: CandidateCard }) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const { stop } = useNotice(card);
  const [busy, setBusy] = useState(false);
  return (
    <Button
      size="sm"
      loading={busy}
      onClick={() => {
        setBusy(true);
        void stop().then(() => setBusy(false));
      }}
    >
      {t('notice.undo')}
    </Button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { Disqualification } from '#pipeline/moving/schemas.ts';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { NoticeDialog } from '#pipeline/moving/web/notice-dialog.tsx';
import { formQuery } from '#pipeline/moving/web/rejection-queries.ts';

const NOTE_LENGTH = 2_000;

interface ConfirmDisqualifyProps {
  cards: readonly CandidateCard[];
  onClose: () => void;
  /** Returns whether the server accepted; if not, what was typed stays for another attempt. */
  onDisqualify: (cards: readonly CandidateCard[], how: Disqualification) => Promise<boolean>;
}

/** Says that this is final and for how many candidates, and asks why and what they are told. */
export function ConfirmDisqualify({ cards, onClose, onDisqualify }: ConfirmDisqualifyProps) {
  const { t } = useTranslation('pipeline/selection');
  const { company } = usePipelineActions();
  const [note, setNote] = useState('');
  const form = useQuery(formQuery(cards.map(({ applicationId }) => applicationId)));
  return (
    <NoticeDialog
      draftKey={cards.map(({ applicationId }) => applicationId).join(' ')}
      title={t('confirm.disqualifyTitle', { count: cards.length, name: personName(cards[0]?.name ?? '') })}
      text={t('confirm.disqualifyText')}
      confirmLabel={t('confirm.disqualifyAction')}
      isDestructive
      company={company}
      form={form}
      mayConfirm={note.length <= NOTE_LENGTH}
      onClose={onClose}
      onSend={(notice) => onDisqualify(cards, { reason: note, notice })}
    >
      <CountedTextarea label={t('confirm.reason')} value={note} onChange={setNote} maximum={NOTE_LENGTH} minRows={2} />
    </NoticeDialog>
  );
}

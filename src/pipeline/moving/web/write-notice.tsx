import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { formQuery } from './rejection-queries.ts';
import { useNotice } from './use-notice.ts';

interface WriteNoticeProps {
  card: CandidateCard;
  company: string;
  onClose: () => void;
}

/** What a candidate with whom the company does not go on is told in its own words. */
export function WriteNotice({ card, company, onClose }: WriteNoticeProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const { write } = useNotice(card);
  const query = formQuery([card.applicationId]);
  const form = useQuery(query);
  // As the candidate was when writing began: what a colleague wrote meanwhile is not written over.
  const [seen, setSeen] = useState(card.version);
  const [mine, setMine] = useState('');
  const [error, setError] = useState<unknown>(null);
  const record = { before: { version: seen, fields: { text: null } }, typed: { text: mine } };
  const newest = { version: card.version, fields: { text: form.data?.written ?? null } };
  return (
    <NoticeDialog
      draftKey={card.applicationId}
      title={t('notice.title', { name: personName(card.name) })}
      confirmLabel={t('notice.save')}
      company={company}
      form={form}
      onClose={onClose}
      stale={
        <StaleNotice<{ text: string | null }>
          edited={{ record, newest, fields: record.typed, keepOn: () => setSeen(card.version), forget: onClose }}
          saving={{ error, reset: () => setError(null) }}
          queryKey={query.queryKey}
          nameOf={() => t('form.text')}
        />
      }
      onSend={(notice) => {
        setMine(Object.values(notice.messages ?? {})[0]?.text ?? t('form.plain'));
        return write({ ...notice, version: seen }, setError);
      }}
    />
  );
}

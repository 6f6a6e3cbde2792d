import { useQuery } from '@tanstack/react-query';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
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
  const form = useQuery(formQuery([card.applicationId]));
  return (
    <NoticeDialog
      draftKey={card.applicationId}
      title={t('notice.title', { name: personName(card.name) })}
      confirmLabel={t('notice.save')}
      company={company}
      form={form}
      onClose={onClose}
      onSend={write}
    />
  );
}

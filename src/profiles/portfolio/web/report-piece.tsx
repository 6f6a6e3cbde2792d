import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { besides, fieldErrors, isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { FieldError } from '#ui/form/field-parts.tsx';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import { REPORT_TEXT_LENGTH } from '#profiles/portfolio/rules/portfolio-limits.ts';
import { REPORT_REASONS, type ReportReason } from '#profiles/portfolio/rules/report-reasons.ts';
import type { ShownPiece } from '#profiles/portfolio/schemas.ts';
import { portfolioApi, portfolioQuery } from './portfolio-api.ts';
import styles from './reading.module.css';

interface ReportPieceProps {
  piece: ShownPiece;
  memberId: string;
  onClose: () => void;
}

/** Tells the team of the product what is wrong with a piece. */
export function ReportPiece({ piece: { pieceId }, memberId, onClose }: ReportPieceProps) {
  const { t } = useTranslation('profiles/portfolio');
  const queryClient = useQueryClient();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: (chosen: ReportReason) =>
      portfolioApi('POST /portfolioPieces/{pieceId}/report', { params: { pieceId }, body: { reason: chosen, text } }),
    onSuccess: async () => {
      toast.success(t('report.sent'));
      await queryClient.invalidateQueries(portfolioQuery(memberId));
      onClose();
    },
  });
  const problem = besides(send.error, ['text']);
  return (
    <TypedDialog
      draft={{ key: `report-piece:${pieceId}`, saving: send }}
      onClose={onClose}
      title={t('report.title')}
      closeButtonProps={{ 'aria-label': t('read.close') }}
    >
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason && text.length <= REPORT_TEXT_LENGTH && !send.isPending) send.mutate(reason);
        }}
      >
        <p>{t('report.text')}</p>
        <ChoiceChips
          label={t('report.reason')}
          required
          value={reason}
          onChange={setReason}
          options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        />
        <CountedTextarea
          label={t('report.details')}
          value={text}
          onChange={setText}
          maximum={REPORT_TEXT_LENGTH}
          error={fieldErrors(send.error).text}
        />
        {problem && <FieldError>{isApiError(problem) ? problem.message : t('report.failed')}</FieldError>}
        <div className={styles.dialogFoot}>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button type="submit" variant="danger" loading={send.isPending} disabled={!reason}>
            {t('report.send')}
          </Button>
        </div>
      </form>
    </TypedDialog>
  );
}

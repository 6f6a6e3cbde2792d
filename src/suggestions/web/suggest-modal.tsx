import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { useTranslation } from '#ui/i18n.ts';
import { pipelineApi } from './api.ts';
import { ActionModal } from './action-modal.tsx';
import type { SuggestedItemProps } from './api.ts';

type SuggestModalProps = Omit<SuggestedItemProps, 'abilities'> & { onClose: () => void };

/** Suggests somebody; a comment is required, so that the company knows why. */
export function SuggestModal({ professional, position, onClose }: SuggestModalProps) {
  const { t } = useTranslation('suggestions');
  const { memberId, name, application } = professional;
  return (
    <ActionModal
      draftKey={`suggest:${memberId}:${position.projectId}:${position.positionIndex}`}
      title={t('suggest.title', { name })}
      field={{
        label: t('suggest.comment', { name }),
        help: t('suggest.commentHelp', { name }),
        maximum: FREE_TEXT_LENGTH,
        required: true,
      }}
      confirmLabel={t('suggest.send')}
      said={{ done: t('suggest.done', { name }), failed: t('suggest.failed') }}
      act={(comment) =>
        application
          ? pipelineApi('POST /candidates/{applicationId}/suggestion', {
              params: { applicationId: application.applicationId },
              body: { comment },
            })
          : pipelineApi('POST /opportunities/{projectId}/{positionIndex}/indicate', {
              params: { projectId: position.projectId, positionIndex: String(position.positionIndex) },
              body: { memberId, comment },
            })
      }
      onClose={onClose}
    />
  );
}

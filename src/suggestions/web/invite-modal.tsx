import { useTranslation } from '#platform/ui/i18n.ts';
import { MESSAGE_LENGTH } from '#suggestions/rules/limits.ts';
import { api } from './api.ts';
import { ActionModal } from './action-modal.tsx';
import type { SuggestedItemProps } from './api.ts';

type InviteModalProps = Omit<SuggestedItemProps, 'abilities'> & { onClose: () => void };

export function InviteModal({ professional: { memberId, name }, position, onClose }: InviteModalProps) {
  const { t } = useTranslation('suggestions');
  return (
    <ActionModal
      title={t('invite.title', { name })}
      lead={<p className="sub">{t('invite.text', { name })}</p>}
      field={{
        label: t('invite.message'),
        help: t('invite.messageHelp'),
        maximum: MESSAGE_LENGTH,
        required: false,
      }}
      confirmLabel={t('invite.send')}
      said={{ done: t('invite.done', { name }), failed: t('invite.failed') }}
      act={(message) =>
        api('POST /myProjects/{projectId}/positions/{positionIndex}/invitations', {
          params: { projectId: position.projectId, positionIndex: String(position.positionIndex) },
          body: { memberId, message },
        })
      }
      onClose={onClose}
    />
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { MESSAGE_LENGTH } from '#suggestions/rules/limits.ts';
import { api } from './api.ts';
import { ActionModal } from './action-modal.tsx';

interface InviteModalProps {
  professional: { memberId: string; name: string };
  /** Null until it is chosen in the lead. */
  position: { projectId: string; positionIndex: number } | null;
  lead?: ReactNode;
  onClose: () => void;
}

/** Invites a professional to apply for a job, with the company's own words. */
export function InviteModal({ professional: { memberId, name }, position, lead, onClose }: InviteModalProps) {
  const { t } = useTranslation('suggestions');
  return (
    <ActionModal
      draftKey={`invite:${memberId}`}
      title={t('invite.title', { name })}
      lead={
        <>
          <p className="sub">{t('invite.text', { name })}</p>
          {lead}
        </>
      }
      field={{
        label: t('invite.message'),
        help: t('invite.messageHelp'),
        maximum: MESSAGE_LENGTH,
        required: false,
      }}
      confirmLabel={t('invite.send')}
      said={{ done: t('invite.done', { name }), failed: t('invite.failed') }}
      isChosen={position !== null}
      act={async (message) =>
        position &&
        api('POST /myProjects/{projectId}/positions/{positionIndex}/invitations', {
          params: { projectId: position.projectId, positionIndex: String(position.positionIndex) },
          body: { memberId, message },
        })
      }
      onClose={onClose}
    />
  );
}

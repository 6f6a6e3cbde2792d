import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import type { Permission } from '#platform/access/permissions.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { api, peopleQuery, type SpacePerson } from '#workspaces/web/api.ts';
import { startView } from '#workspaces/web/enter-space.ts';

interface Rights {
  permissions: Permission[];
  expiresAt: string | null;
  /** Of the rights when somebody began to change them; open invitations have none, but what they said then. */
  version: number;
  seen: Omit<Rights, 'version' | 'seen'>;
}

/** The owner's actions on one person of the space. */
export function usePersonActions(person: SpacePerson, onGone: () => void) {
  const { t } = useTranslation('workspaces');
  const queryClient = useQueryClient();
  const name = person.displayName || person.email;
  const refresh = () => queryClient.invalidateQueries(peopleQuery);
  const failed = (problem: Error) => {
    toast.error(t('panel.failed'), { description: problem.message });
    void refresh();
  };

  const save = useMutation({
    mutationFn: async ({ permissions, expiresAt, version, seen }: Rights): Promise<void> => {
      const { userId, email } = person;
      if (userId && version > 0)
        await api('PUT /workspace/updateUserPermission', { body: { userId, version, permissions, expiresAt } });
      else
        await api('PATCH /workspace/inviteUser', {
          body: { invitationEmail: email, permissions, membershipExpiresAt: expiresAt, seen },
        });
    },
    onSuccess: () => {
      toast.success(t('panel.saved'));
      return refresh();
    },
  });
  const resend = useMutation({
    mutationFn: () => api('PATCH /workspace/resendInvite', { body: { id: person.invitationId ?? '' } }),
    onSuccess: () => {
      toast.success(t('panel.resent', { email: person.email }));
      return refresh();
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: () =>
      person.userId
        ? api('PUT /workspace/removeUser', { body: { userId: person.userId } })
        : api('PUT /workspace/cancelInvite', { body: { id: person.invitationId ?? '' } }),
    onSuccess: async () => {
      toast.success(t(person.userId ? 'panel.removed' : 'panel.cancelled', { name }));
      onGone();
      await refresh();
    },
    onError: failed,
  });
  const view = useMutation({ mutationFn: () => startView(person.userId ?? ''), onError: failed });
  return { save, resend, remove, view };
}

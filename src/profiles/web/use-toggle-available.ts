import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from './api.ts';
import { cacheProfile, ownProfileQuery } from './own-profile.ts';

/** Optimistic: a refusal rolls it back and shows why. */
export function useToggleAvailable() {
  const { t } = useTranslation('profiles');
  const queryClient = useQueryClient();
  const { queryKey } = ownProfileQuery;
  return useMutation({
    scope: { id: 'profile-availability' },
    mutationFn: (isAvailable: boolean) => {
      const own = queryClient.getQueryData(queryKey)!;
      const availability = { ...own.profile.availability, isAvailable };
      return api('PUT /users/profileRegister', { body: { version: own.version, updateObj: { availability } } });
    },
    onMutate: async (isAvailable) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (own) => {
        if (!own) return own;
        const availability = { ...own.profile.availability, isAvailable };
        return { ...own, profile: { ...own.profile, availability } };
      });
      return { before };
    },
    onSuccess: (saved) => cacheProfile(queryClient, saved),
    onError: async (error, _requested, kept) => {
      queryClient.setQueryData(queryKey, kept?.before);
      toast.error(t('availability.failed'), isApiError(error) ? { description: error.message } : {});
      await queryClient.invalidateQueries({ queryKey });
    },
  });
}

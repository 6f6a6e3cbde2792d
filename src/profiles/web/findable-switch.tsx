import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ButtonLink } from '#ui/controls/button.tsx';
import { CopyLinkButton } from '#ui/controls/copy-link-button.tsx';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { api } from './api.ts';
import { listingQuery } from './own-profile.ts';
import styles from './findable-switch.module.css';

/** Beside the name: whether companies may find somebody, with the page that everybody may read then. Off by default. */
export function FindableSwitch() {
  const { t } = useTranslation('profiles');
  const listing = useQuery(listingQuery).data;
  const change = useChangeListing();
  const isListed = listing?.listedAt != null;
  return (
    <div className={styles.findable}>
      <Switch
        label={t('listing.switch')}
        checked={isListed}
        disabled={!listing}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      <p>{t(isListed ? 'listing.on' : 'listing.off')}</p>
      {listing && (
        <div className={styles.listingActions}>
          <ButtonLink to={listing.path} size="sm">
            {t(isListed ? 'listing.open' : 'listing.preview')}
          </ButtonLink>
          {isListed && <CopyLinkButton address={window.location.origin + listing.path} size="sm" variant="quiet" />}
        </div>
      )}
    </div>
  );
}

/** Optimistic: a refusal rolls it back and shows why. */
function useChangeListing() {
  const { t } = useTranslation('profiles');
  const queryClient = useQueryClient();
  const { queryKey } = listingQuery;
  return useMutation({
    scope: { id: 'profile-listing' },
    mutationFn: (listed: boolean) => api('PUT /users/listing', { body: { listed } }),
    onMutate: async (listed) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (now) => now && { ...now, listedAt: listed ? new Date().toISOString() : null },
      );
      return { before };
    },
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    onError: (error, _listed, kept) => {
      queryClient.setQueryData(queryKey, kept?.before);
      toast.error(t('listing.failed'), isApiError(error) ? { description: error.message } : {});
    },
  });
}

import { Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, type OwnApplication } from '#applications/web/api.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { useShowApplication } from './use-show-application.ts';

/** Whether the company may read the test results; changed at any time. */
export function SharingBox({ application: { id, companyName, sharesResults } }: { application: OwnApplication }) {
  const { t } = useTranslation('applications');
  const show = useShowApplication();
  const share = useMutation({
    mutationFn: (isShared: boolean) =>
      api('PUT /applications/{applicationId}/resultSharing', {
        params: { applicationId: id },
        body: { isShared },
      }),
    onSuccess: (application) => {
      show(application);
      toast.success(t(application.sharesResults ? 'sharing.on' : 'sharing.off'));
    },
    onError: (error) => toast.error(isApiError(error) ? error.message : t('sharing.failed')),
  });
  return (
    <Switch
      label={t('sharing.label', { company: companyName })}
      description={t('sharing.hint')}
      checked={share.isPending ? share.variables : sharesResults}
      onChange={({ currentTarget }) => share.mutate(currentTarget.checked)}
    />
  );
}

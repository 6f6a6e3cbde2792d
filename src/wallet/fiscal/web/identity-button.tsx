import { Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { createClient } from '#platform/ui/client.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { dateText } from '#platform/ui/marks/date-text.ts';
import { FactsStrip } from '#platform/ui/page/facts-strip.tsx';
import { Stack } from '#platform/ui/page/page.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import '#platform/ui/theme/full-styles.ts';
import type { fiscalContract } from '#wallet/fiscal/contract.ts';

const api = createClient<typeof fiscalContract>();

/** Shows who was paid, and where to pay what is still owed, after the account was deleted; the look is recorded, so it takes a click. */
export function IdentityButton({ memberId }: { memberId: string }) {
  const { t } = useTranslation('wallet/fiscal');
  const look = useMutation({
    mutationFn: () => api('POST /fiscalIdentities/{memberId}/look', { params: { memberId } }),
    onError: (problem) => toast.error(t('failed'), { description: problem.message }),
  });
  const pixKey = look.data?.pixKey;
  return (
    <>
      <Button size="sm" loading={look.isPending} onClick={() => look.mutate()}>
        {t('show')}
      </Button>
      {look.data && (
        <Modal opened onClose={() => look.reset()} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
          <Stack>
            <p>{t('text', { date: dateText(look.data.keptUntil) })}</p>
            {pixKey && <p>{t('payTo')}</p>}
            <FactsStrip
              facts={[
                ...(['name', 'companyName', 'taxId', 'personalTaxId'] as const).map((fact) => ({
                  label: t(`fact.${fact}`),
                  value: look.data[fact] || '–',
                })),
                ...(pixKey ? [{ label: t(`pixKey.${pixKey.kind}`), value: pixKey.key }] : []),
              ]}
            />
          </Stack>
        </Modal>
      )}
    </>
  );
}

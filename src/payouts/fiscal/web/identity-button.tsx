import { Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import { formatCnpj } from '#platform/brazil/cnpj.ts';
import { formatCpf } from '#platform/brazil/cpf.ts';
import { formatPixKey } from '#platform/brazil/pix-key.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { dateText } from '#ui/marks/date-text.ts';
import { Stack } from '#ui/page/page.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import '#ui/theme/full-styles.ts';
import type { fiscalContract } from '#payouts/fiscal/contract.ts';
import { type WhereAsked, wordsAboutPaying } from '#payouts/fiscal/rules/words-about-paying.ts';

const api = createClient<typeof fiscalContract>();

/**
 * Shows who was paid, and where to pay what is to be paid outside now, after the account was deleted; the look is recorded, so it takes a click.
 */
export function IdentityButton({ memberId, asked }: { memberId: string; asked: WhereAsked }) {
  const { t } = useTranslation('payouts/fiscal');
  const look = useMutation({
    mutationFn: () => api('POST /fiscalIdentities/{memberId}/look', { params: { memberId } }),
    onError: (problem) => toast.error(t('failed'), { description: problem.message }),
  });
  const {
    isOwed = false,
    pixKey = null,
    name = '',
    companyName = '',
    taxId = '',
    personalTaxId = '',
  } = look.data ?? {};
  const { words, showsKey } = wordsAboutPaying(asked, { isOwed, hasKey: pixKey !== null });
  const shownKey = showsKey ? pixKey : null;
  const facts = {
    name,
    companyName,
    taxId: taxId && formatCnpj(taxId),
    personalTaxId: personalTaxId && formatCpf(personalTaxId),
  };
  return (
    <>
      <Button size="sm" loading={look.isPending} onClick={() => look.mutate()}>
        {t('show')}
      </Button>
      {look.data && (
        <Modal opened onClose={() => look.reset()} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }}>
          <Stack>
            <p>{t('text', { date: dateText(look.data.keptUntil) })}</p>
            {words && <p>{t(`paying.${words}`)}</p>}
            {(['name', 'companyName', 'taxId', 'personalTaxId'] as const).map((fact) => (
              <p key={fact}>
                {t(`fact.${fact}`)}: <b>{facts[fact] || '–'}</b>
              </p>
            ))}
            {shownKey && (
              <p>
                {t(`pixKey.${shownKey.kind}`)}: <b>{formatPixKey(shownKey.kind, shownKey.key)}</b>
              </p>
            )}
            {shownKey && (
              <div>
                <CopyButton size="sm" text={shownKey.key} label={t('copyKey')} />
              </div>
            )}
          </Stack>
        </Modal>
      )}
    </>
  );
}

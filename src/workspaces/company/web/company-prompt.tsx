import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { sessionMarks } from '#accounts/rules/storage-keys.ts';
import { useTranslation } from '#ui/i18n.ts';
import { myCompanyAddress } from './my-company-address.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';

/** Asks people who came by the sales page, once, whether to fill in the company now. */
export function CompanyPrompt() {
  const { t } = useTranslation('workspaces');
  const router = useRouter();
  const [isAsking, setAsking] = useState(() => window.sessionStorage.getItem(sessionMarks.isSalesSignIn) !== null);
  if (!isAsking) return null;
  function answer(isWilling: boolean) {
    window.sessionStorage.removeItem(sessionMarks.isSalesSignIn);
    setAsking(false);
    if (isWilling) void router.navigate({ href: myCompanyAddress });
  }
  return (
    <ConfirmDialog
      opened
      title={t('companyPrompt.title')}
      confirmLabel={t('companyPrompt.confirm')}
      cancelLabel={t('companyPrompt.cancel')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t('companyPrompt.text')}</p>
    </ConfirmDialog>
  );
}

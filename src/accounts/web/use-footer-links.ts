import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';

export function useFooterLinks(): { label: string; to: string }[] {
  const { t } = useTranslation('accounts');
  return [
    { label: t('legal.terms.title'), to: accountPaths.terms },
    { label: t('legal.privacy.title'), to: accountPaths.privacy },
  ];
}

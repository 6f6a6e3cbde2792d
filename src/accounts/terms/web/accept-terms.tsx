import { Modal } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { accountPaths } from '#accounts/paths.ts';
import { TERMS_VERSION } from '#accounts/rules/terms-version.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import styles from './accept-terms.module.css';
import { api } from '#accounts/web/api.ts';
import { sessionQuery } from '#accounts/sessions/web/session.ts';

/** Pages that must stay readable before accepting, and those where one can leave instead. */
const openPages: readonly string[] = [accountPaths.terms, accountPaths.privacy, accountPaths.accountData];

/** Asks people who accepted an older version to accept the current one before they continue. */
export function AcceptTerms({ onLogout }: { onLogout: () => void }) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const accept = useMutation({
    mutationFn: () => api('POST /users/terms', { body: { version: TERMS_VERSION } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
  if (openPages.includes(path)) return null;
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('acceptTerms.title')}
    >
      <p className={styles.text}>{t('acceptTerms.text')}</p>
      <ul className={styles.links}>
        <li>
          <a href={accountPaths.terms} target="_blank" rel="noreferrer">
            {t('legal.terms.title')}
          </a>
        </li>
        <li>
          <a href={accountPaths.privacy} target="_blank" rel="noreferrer">
            {t('legal.privacy.title')}
          </a>
        </li>
        <li>
          <PageLink to={accountPaths.accountData}>{t('acceptTerms.leave')}</PageLink>
        </li>
      </ul>
      {accept.error && (
        <Alert tone="danger" live>
          {accept.error.message}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button onClick={onLogout}>{t('acceptTerms.logout')}</Button>
        <Button variant="primary" loading={accept.isPending} onClick={() => accept.mutate()} data-autofocus>
          {t('acceptTerms.accept')}
        </Button>
      </div>
    </Modal>
  );
}

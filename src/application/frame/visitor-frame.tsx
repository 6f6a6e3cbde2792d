import { Outlet, useMatches } from '@tanstack/react-router';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths, jobBoard } from '#accounts/paths.ts';
import { productPaths } from '#product-pages/paths.ts';
import { PublicShell } from '#ui/shell/public-shell.tsx';

export function VisitorFrame() {
  const { t } = useTranslation('application');
  const fixed = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.fixed === true });
  return (
    <PublicShell
      homeTo={accountPaths.root}
      links={[
        { label: t('visitor.open'), to: productPaths.open },
        { label: t('visitor.forCompanies'), to: productPaths.company },
        { label: t('visitor.forProfessionals'), to: productPaths.candidate },
        { label: t('visitor.service'), to: productPaths.service },
        { label: t('visitor.jobs'), to: jobBoard },
      ]}
      loginTo={accountPaths.login}
      signupTo={accountPaths.signup}
      fixed={fixed}
    >
      <Outlet />
    </PublicShell>
  );
}

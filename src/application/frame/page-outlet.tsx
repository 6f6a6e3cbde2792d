import { Outlet, useMatches } from '@tanstack/react-router';
import { landingOf } from '#accounts/rules/landing.ts';
import { useSession } from '#accounts/sessions/web/session.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { SettingsFrame } from '#application/frame/settings/settings-frame.tsx';
import { isPlanned } from '#application/planned-pages.ts';

/** The page, of the settings beside the list of sections. Administrators pass every guard, so on pages of other people's own data they get a note about where to find it. */
export function PageOutlet() {
  const session = useSession();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const isOthers = page !== undefined && page.roles !== 'public' && !page.roles.includes('admin') && !isPlanned(page);
  if (session?.userRole === 'admin' && isOthers) return <OthersPage homeTo={landingOf(session)} />;
  if (!page?.settings) return <Outlet />;
  return (
    <SettingsFrame isHome={page.settings === 'home'}>
      <Outlet />
    </SettingsFrame>
  );
}

function OthersPage({ homeTo }: { homeTo: string }) {
  const { t } = useTranslation('application');
  return (
    <Page>
      <PageTitle title={t('othersPage.title')} />
      <EmptyState
        illustration="gate"
        title={t('othersPage.heading')}
        description={t('othersPage.text')}
        actions={
          <ButtonLink to={homeTo} variant="primary">
            {t('othersPage.action')}
          </ButtonLink>
        }
      />
    </Page>
  );
}

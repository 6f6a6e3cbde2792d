import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { Card } from '#ui/page/card.tsx';
import '#ui/theme/full-styles.ts';
import { AccountPage } from '#accounts/security/web/account-page.tsx';
import { securityQuery } from '#accounts/security/web/account-queries.ts';
import { PasskeysCard } from '#accounts/security/web/passkeys-card.tsx';
import { PasswordCard } from '#accounts/security/web/password-card.tsx';
import { ProviderCard } from '#accounts/social/web/provider-card.tsx';
import { SecondFactorCard } from '#accounts/security/web/second-factor-card.tsx';
import { SessionsCard } from '#accounts/security/web/sessions-card.tsx';

/** The security of the account, and its sessions. */
export function SecurityPage() {
  const security = useQuery(securityQuery);
  return (
    <AccountPage section="security">
      {security.isPending && (
        <Card>
          <SkeletonText lines={8} />
        </Card>
      )}
      {security.isError && (
        <LoadError error={security.error} onRetry={() => void security.refetch()} retrying={security.isFetching} />
      )}
      {security.data && (
        <>
          <PasswordCard hasPassword={security.data.hasPassword} />
          {security.data.provider && (
            <ProviderCard provider={security.data.provider} hasPassword={security.data.hasPassword} />
          )}
          <SecondFactorCard {...security.data.secondFactor} hasPassword={security.data.hasPassword} />
          <PasskeysCard passkeys={security.data.passkeys} />
        </>
      )}
      {/* Says it once: while the server is away, neither can be read. */}
      {!security.isError && <SessionsCard />}
    </AccountPage>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import '#ui/theme/full-styles.ts';
import { PhotoField } from '#accounts/photo/web/photo-field.tsx';
import { useSession } from '#accounts/sessions/web/session.ts';
import { AccountPage } from './account-page.tsx';
import { securityQuery } from './account-queries.ts';
import { EmailCard } from './email-card.tsx';
import { NameCard } from './name-card.tsx';

/** Picture, name and e-mail of the signed-in person. */
export function PersonalPage() {
  const session = useSession();
  const security = useQuery(securityQuery);
  if (!session) return null;
  return (
    <AccountPage section="personal">
      <Card>
        <PhotoField />
      </Card>
      <NameCard name={session.displayName} />
      <EmailCard email={session.email} isVerified={session.email_verified} security={security.data} />
      {security.isError && (
        <LoadError error={security.error} onRetry={() => void security.refetch()} retrying={security.isFetching} />
      )}
    </AccountPage>
  );
}

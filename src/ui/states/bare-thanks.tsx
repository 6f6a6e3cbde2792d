import { useTranslation } from '#ui/i18n.ts';
import { ButtonLink } from '../controls/button.tsx';
import { Page } from '../page/page.tsx';
import { MessagePage } from './message-page.tsx';
import type { ComponentProps } from 'react';
import { SkeletonCard } from './skeleton.tsx';
import { Unread } from './unread.tsx';
import { EmptyState } from './empty-state.tsx';

/** A thank-you page that was opened without the action that it follows: it thanks for nothing and leads back. */
export function BareThanks({ to, label }: { to: string; label: string }) {
  const { t } = useTranslation('platform');
  return (
    <Page width="reading" centered>
      <MessagePage
        title={t('bareThanks.title')}
        description={t('bareThanks.description')}
        actions={
          <ButtonLink variant="primary" to={to}>
            {label}
          </ButtonLink>
        }
      />
    </Page>
  );
}

/** A page that thanks for what was done just before. */
export function Thanks(words: Pick<ComponentProps<typeof EmptyState>, 'title' | 'description' | 'actions' | 'note'>) {
  return (
    <Page width="reading" centered>
      <EmptyState level={1} illustration="arrival" {...words} />
    </Page>
  );
}

/** A thank-you page that does not know yet whether there is something to thank for. */
export function UnreadThanks({ query }: Pick<ComponentProps<typeof Unread>, 'query'>) {
  const skeleton = (
    <Page width="reading" centered>
      <SkeletonCard height={240} />
    </Page>
  );
  return <Unread query={query} level={1} skeleton={skeleton} />;
}

import { useEffect } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button, ButtonLink } from '../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';

function useTitle(title: string): string {
  useEffect(() => {
    document.title = `${title} · Ponte`;
  }, [title]);
  return title;
}

export function NotFoundBody({ homeTo = '/' }: { homeTo?: string }) {
  const { t } = useTranslation('platform');
  const title = useTitle(t('notFound.title'));
  return (
    <EmptyState
      level={1}
      illustration="search"
      title={title}
      description={t('notFound.description')}
      actions={
        <ButtonLink to={homeTo} variant="primary">
          {t('notFound.action')}
        </ButtonLink>
      }
    />
  );
}

export function ForbiddenBody({ homeTo = '/' }: { homeTo?: string }) {
  const { t } = useTranslation('platform');
  const title = useTitle(t('forbidden.title'));
  return (
    <EmptyState
      level={1}
      illustration="gate"
      title={title}
      description={t('forbidden.description')}
      actions={
        <ButtonLink to={homeTo} variant="primary">
          {t('forbidden.action')}
        </ButtonLink>
      }
    />
  );
}

export function MaintenanceBody() {
  const { t } = useTranslation('platform');
  const title = useTitle(t('maintenance.title'));
  return (
    <EmptyState
      level={1}
      illustration="crane"
      title={title}
      description={t('maintenance.description')}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('maintenance.action')}
        </Button>
      }
    />
  );
}

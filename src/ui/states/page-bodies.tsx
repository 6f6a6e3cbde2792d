import { useTranslation } from '#ui/i18n.ts';
import { Button, ButtonLink } from '../controls/button.tsx';
import { MessagePage } from './message-page.tsx';

export function NotFoundBody({ homeTo = '/' }: { homeTo?: string }) {
  const { t } = useTranslation('platform');
  return (
    <MessagePage
      illustration="search"
      title={t('notFound.title')}
      description={t('notFound.description')}
      actions={
        <ButtonLink to={homeTo} variant="primary">
          {t('notFound.action')}
        </ButtonLink>
      }
    />
  );
}

export function ForbiddenBody({ homeTo = '/', description }: { homeTo?: string; description?: string }) {
  const { t } = useTranslation('platform');
  return (
    <MessagePage
      illustration="gate"
      title={t('forbidden.title')}
      description={description ?? t('forbidden.description')}
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
  return (
    <MessagePage
      illustration="crane"
      title={t('maintenance.title')}
      description={t('maintenance.description')}
      actions={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('maintenance.action')}
        </Button>
      }
    />
  );
}

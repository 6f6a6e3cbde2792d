import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { Intensifiers } from './intensifiers.tsx';
import { TestCards } from './test-cards.tsx';

export function TestsPage() {
  const { t } = useTranslation('quizzes/cards');
  const { t: words } = useTranslation('quizzes');
  return (
    <Page>
      <PageTitle title={words('myTests')} purpose={t('purpose')} />
      <Intensifiers />
      <TestCards level={2} />
    </Page>
  );
}

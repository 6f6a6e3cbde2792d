import { CompanySettings } from '#pipeline/candidates/web/settings/company-settings.tsx';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { TagsEditor } from './tags-editor.tsx';

/** A section of the settings: the company's own labels for its candidates. */
export function TagsPage() {
  const { t } = useTranslation('pipeline/tags');
  return (
    <CompanySettings title={t('title')} purpose={t('purpose')} isOpen={({ tag }) => tag}>
      {({ workspaceId }) => <TagsEditor company={workspaceId} />}
    </CompanySettings>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { templatesQuery } from './message-queries.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateRow } from './template-row.tsx';
import styles from './messages.module.css';

type SettingsParts = Awaited<ReturnType<LentParts['candidateSettings']['load']>>;

/** A section of the settings: the texts that a company keeps for its messages to candidates. */
export function TemplatesPage({ CompanySettings }: SettingsParts) {
  const { t } = useTranslation('conversations/messages');
  return (
    <CompanySettings title={t('templates.title')} purpose={t('templates.purpose')} isOpen={({ message }) => message}>
      {({ workspaceId }) => <Templates key={workspaceId} company={workspaceId} />}
    </CompanySettings>
  );
}

function Templates({ company }: { company: string }) {
  const { t } = useTranslation('conversations/messages');
  const { data, error, isFetching, refetch } = useQuery(templatesQuery(company));
  /** The template whose form is open; `new`: one that is not kept yet. */
  const [edited, edit] = useState<string | null>(null);
  const close = () => edit(null);
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    );
  return (
    <div className={styles.form}>
      {data.templates.length === 0 && edited === null && <p className="sub">{t('templates.none')}</p>}
      <ul className={styles.templates}>
        {data.templates.map((template) => (
          <li key={template.templateId}>
            {edited === template.templateId ? (
              <TemplateEditor company={company} template={template} onDone={close} />
            ) : (
              <TemplateRow company={company} template={template} onEdit={() => edit(template.templateId)} />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        <TemplateEditor company={company} template={null} onDone={close} />
      ) : (
        <div>
          <Button variant="primary" onClick={() => edit('new')}>
            {t('templates.new')}
          </Button>
        </div>
      )}
    </div>
  );
}

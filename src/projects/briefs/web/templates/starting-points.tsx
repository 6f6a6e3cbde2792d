import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import styles from '#projects/web/brief.module.css';
import { listQuery } from '#projects/web/project-queries.ts';
import { TemplateRow } from './template-row.tsx';
import { templatesQuery } from './template-list.ts';
import { useStartBrief } from './use-start-brief.ts';
import own from './templates.module.css';

/** The newest projects; older ones are duplicated from their own page. */
const FORMER_SHOWN = 5;

/** The starting points of a brief besides an empty page: templates, ready-made texts, former projects. */
export function StartingPoints({ campaign }: { campaign: string | null }) {
  const { t } = useTranslation('projects/briefs');
  const templates = useQuery(templatesQuery);
  const former = useQuery(listQuery({}));
  const begin = useStartBrief(campaign);
  if (templates.isError) {
    return (
      <LoadError
        error={templates.error}
        onRetry={() => void templates.refetch()}
        retrying={templates.isFetching}
        framed
        compact
      />
    );
  }
  if (!templates.data) {
    return (
      <Loading>
        <SkeletonCard height={180} />
      </Loading>
    );
  }
  const projects = former.data?.projects.slice(0, FORMER_SHOWN) ?? [];
  return (
    <>
      <Card title={t('templates.readyMade')}>
        <p className="sub">{t('templates.readyMadeText')}</p>
        <div className={own.readyMade}>
          {templates.data.readyMade.map(({ key, profession }) => (
            <Button
              key={key}
              size="sm"
              disabled={begin.isPending}
              aria-label={t('templates.useNamed', { name: profession })}
              onClick={() => begin.mutate({ kind: 'readyMade', key })}
            >
              {profession}
            </Button>
          ))}
        </div>
      </Card>
      <Card title={t('templates.own')} flush={templates.data.templates.length > 0}>
        {templates.data.templates.length === 0 && <p className="sub">{t('templates.ownEmpty')}</p>}
        {templates.data.templates.map((template) => (
          <TemplateRow
            key={template.id}
            template={template}
            isBusy={begin.isPending}
            onUse={() => begin.mutate({ kind: 'template', id: template.id })}
          />
        ))}
      </Card>
      {projects.length > 0 && (
        <Card title={t('templates.former')} flush>
          {projects.map(({ id, title, positionsTotal }) => (
            <div key={id} className={styles.draft}>
              <div>
                <b className="clip">{title}</b>
                <div className="meta">{t('templates.positions', { count: positionsTotal })}</div>
              </div>
              <Button
                size="bar"
                disabled={begin.isPending}
                aria-label={t('templates.duplicateNamed', { name: title })}
                onClick={() => begin.mutate({ kind: 'project', id })}
              >
                {t('templates.duplicate')}
              </Button>
            </div>
          ))}
        </Card>
      )}
    </>
  );
}

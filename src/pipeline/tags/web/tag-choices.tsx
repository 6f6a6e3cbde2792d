import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { TagPill } from '#ui/marks/tag-pill.tsx';
import styles from './tags.module.css';
import { useCompanyTags } from './use-tags.ts';

interface TagChoicesProps {
  chosen: ReadonlySet<string>;
  onToggle: (tagId: string, isOn: boolean) => void;
  /** Opens the dialog with the company's tags; it is rendered outside of the popover, which a click in it would close. */
  onManage: () => void;
  onClose: () => void;
}

/** The company's tags with checkboxes, and a way to create others. */
export function TagChoices({ chosen, onToggle, onManage, onClose }: TagChoicesProps) {
  const { t } = useTranslation('pipeline/tags');
  const { tags, error, refetch } = useCompanyTags(usePipelineActions().company);
  return (
    <div role="group" aria-label={t('title')}>
      <div className={styles.choices}>
        {!tags && error && <LoadError error={error} onRetry={() => void refetch()} compact />}
        {!tags && !error && (
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        )}
        {tags?.length === 0 && <p className={styles.choice}>{t('none')}</p>}
        {tags?.map((tag) => (
          <label key={tag.tagId} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.has(tag.tagId)}
              onChange={(event) => onToggle(tag.tagId, event.currentTarget.checked)}
            />
            <TagPill tag={tag} />
          </label>
        ))}
      </div>
      <div className={styles.menuEnd}>
        <Button size="sm" variant="quiet" onClick={onManage}>
          {t('manage')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}

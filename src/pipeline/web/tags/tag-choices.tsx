import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { ManageTags } from './manage-tags.tsx';
import { TagPill } from './tag-pill.tsx';
import styles from './tags.module.css';
import { useCompanyTags } from './use-tags.ts';

interface TagChoicesProps {
  chosen: ReadonlySet<string>;
  onToggle: (tagId: string, isOn: boolean) => void;
  onClose: () => void;
}

/** The company's tags to tick, and the way to make others. */
export function TagChoices({ chosen, onToggle, onClose }: TagChoicesProps) {
  const { t } = useTranslation('pipeline/tools');
  const { tags } = useCompanyTags();
  const [isManaging, setManaging] = useState(false);
  return (
    <div role="group" aria-label={t('tags.title')}>
      <div className={styles.choices}>
        {tags.length === 0 && <p className={styles.choice}>{t('tags.none')}</p>}
        {tags.map((tag) => (
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
        <Button size="sm" variant="quiet" onClick={() => setManaging(true)}>
          {t('tags.manage')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('tags.done')}
        </Button>
      </div>
      {isManaging && <ManageTags onClose={() => setManaging(false)} />}
    </div>
  );
}

import { useId } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import type { ProfileChange } from '#profiles/imports/rules/profile-change.ts';
import { changeTitle, changeValue } from './change-text.ts';
import styles from './import.module.css';

interface ChangeRowProps {
  change: ProfileChange;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** One change with its old and its new value. */
export function ChangeRow({ change, chosen, onChoose }: ChangeRowProps) {
  const { t } = useTranslation('profiles');
  const id = useId();
  const replaces = change.kind === 'change';
  const before = replaces && change.before !== null ? changeValue(t, change.path, change.before) : '';
  return (
    <div className={styles.change}>
      <input
        id={id}
        type="checkbox"
        checked={chosen}
        aria-describedby={`${id}-values`}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{changeTitle(t, change)}</label>
        <div id={`${id}-values`} className={styles.values}>
          {before !== '' && (
            <del>
              <span className="sr-only">{t('import.before')} </span>
              {before}
            </del>
          )}
          <span>
            {before !== '' && <span className="sr-only">{t('import.after')} </span>}
            {changeValue(t, change.path, change.after)}
          </span>
        </div>
      </div>
      <Pill size="sm" dot={false} tone={replaces ? 'warning' : 'success'}>
        {t(replaces ? 'import.replaces' : 'import.new')}
      </Pill>
    </div>
  );
}

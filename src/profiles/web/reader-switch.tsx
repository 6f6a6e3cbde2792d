import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#ui/i18n.ts';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { profilePaths } from '#profiles/paths.ts';
import { type Audience, AUDIENCES } from '#profiles/rules/audience.ts';
import styles from './cards/side-cards.module.css';

/** Selects the audience of the preview; stored in the address. */
export function ReaderSwitch({ reader }: { reader: Audience }) {
  const { t } = useTranslation('profiles');
  const navigate = useNavigate();
  const look = (as: Audience) =>
    void navigate({ to: profilePaths.ownProfile, search: as === 'own' ? {} : { as }, resetScroll: false });
  return (
    <div className={styles.readers}>
      <span aria-hidden="true">{t('readers.label')}</span>
      <SegmentedControl
        label={t('readers.label')}
        value={reader}
        onChange={look}
        options={AUDIENCES.toReversed().map((audience) => ({ value: audience, label: t(`readers.${audience}`) }))}
      />
    </div>
  );
}

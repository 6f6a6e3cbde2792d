import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { missingPiecePath } from '#candidacies/paths.ts';
import type { JobView } from '#candidacies/web/api.ts';
import styles from './applying.module.css';

type Missing = NonNullable<JobView['eligibility']>['missing'];

/** What is still required before applying, each with a link to it. */
export function MissingList({ missing }: { missing: Missing }) {
  const { t } = useTranslation('candidacies');
  return (
    <ul className={styles.missing}>
      {missing.map(({ code, section }) => (
        <li key={code}>
          <PageLink to={missingPiecePath({ code, section })}>
            <span>{t(`missing.${code}`)}</span>
            <IconChevronRight size={16} aria-hidden="true" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from '#ui/i18n.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { saveIntent } from '#applications/web/saved-intent.ts';
import type { ApplicationIntent } from '#applications/rules/application-intent.ts';
import { threadAddress } from '#applications/thread/rules/thread-address.ts';
import { stepOf } from '#applications/thread/rules/thread-steps.ts';
import { IconChevronRight } from '#ui/icons/icons.ts';
import { useViewer } from '#ui/viewer.ts';
import type { JobView } from '#applications/web/api.ts';
import styles from './applying.module.css';

type Missing = NonNullable<JobView['eligibility']>['missing'];

/** What is still required before applying, each with a link to where it is filled in; the vacancy comes along. */
export function MissingList({ missing, intent }: { missing: Missing; intent: Omit<ApplicationIntent, 'timestamp'> }) {
  const { t } = useTranslation('applications');
  const stage = useViewer()?.navigationStage ?? '';
  return (
    <ul className={styles.missing}>
      {missing.map((piece) => (
        <li key={piece.code}>
          <PageLink to={threadAddress(stepOf(piece), stage, intent.address)} onClick={() => saveIntent(intent)}>
            <span>{t(`missing.${piece.code}`)}</span>
            <IconChevronRight size={16} aria-hidden="true" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

import { accountPaths, briefSelection, jobBoard } from '#accounts/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronRight, IconFileText, IconSearch, IconUsers } from '#ui/icons/icons.ts';
import { BareShell } from '#ui/shell/bare-shell.tsx';
import { useQuery } from '@tanstack/react-query';
import { workspacePaths } from '#workspaces/paths.ts';
import { ownerDataQuery } from './api.ts';
import { CompanyPrompt } from '#workspaces/company/web/company-prompt.tsx';
import { saveNextAfterRegister } from './next-after-register.ts';
import styles from './new-journey.module.css';

const ways = [
  { key: 'post', icon: IconFileText, to: briefSelection },
  { key: 'invite', icon: IconUsers, to: workspacePaths.people },
  { key: 'jobs', icon: IconSearch, to: jobBoard },
] as const;

/** Welcomes a new company with the ways to begin. An unregistered company is registered on the way. */
export function NewJourneyPage() {
  const { t } = useTranslation('workspaces');
  const isRegistered = Boolean(useQuery(ownerDataQuery).data?.company);
  return (
    <BareShell
      homeTo={accountPaths.root}
      title={t('newJourney.title')}
      lead={t(isRegistered ? 'newJourney.leadRegistered' : 'newJourney.lead')}
      wide
    >
      <ul className={styles.ways}>
        {ways.map(({ key, icon: Icon, to }) => {
          const leadsThrough = !isRegistered && to !== jobBoard;
          return (
            <li key={key}>
              <PageLink
                to={leadsThrough ? workspacePaths.register : to}
                className={styles.way}
                onClick={() => leadsThrough && saveNextAfterRegister(to)}
              >
                <Icon size={24} aria-hidden="true" />
                <span>
                  <b>{t(`newJourney.ways.${key}.title`)}</b>
                  <span className="sub">{t(`newJourney.ways.${key}.text`)}</span>
                </span>
                <IconChevronRight size={20} aria-hidden="true" />
              </PageLink>
            </li>
          );
        })}
      </ul>
      <ButtonLink to={isRegistered ? accountPaths.root : workspacePaths.register} variant="primary" size="lg" block>
        {t(isRegistered ? 'newJourney.goOn' : 'newJourney.register')}
      </ButtonLink>
      <CompanyPrompt />
    </BareShell>
  );
}

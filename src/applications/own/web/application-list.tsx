import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ApplicationRow, groupApplications } from '#applications/own/rules/application-rows.ts';
import type { ApplicationParts, Offers } from '#applications/own/web/application-parts.ts';
import { ownApplicationsPage } from '#applications/web/addresses.ts';
import type { OwnApplication } from '#applications/web/api.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { Alert } from '#ui/states/alert.tsx';
import styles from './application-list.module.css';
import { ApplicationRowItem } from './application-row.tsx';
import { ApplicationStory } from './application-story.tsx';

/** Where a column beside the list would be too narrow to read, the story stands below its row. */
const STORY_BELOW = '(max-width: 1179px)';

type Row = ApplicationRow<OwnApplication>;

interface ApplicationListProps {
  applications: readonly OwnApplication[];
  offers: Offers;
  /** The application of the address is none of the person's. */
  isAskedMissing: boolean;
  parts: ApplicationParts;
}

/** What needs the person, what runs, what is over (folded); the whole story of one beside them, on narrow screens below its row. */
export function ApplicationList({
  applications,
  offers,
  isAskedMissing,
  parts: { ApplicationBudget, ApplicationConversation, ApplicationReference },
}: ApplicationListProps) {
  const { t } = useTranslation('applications');
  const isBelow = useMediaQuery(STORY_BELOW, false, { getInitialValueInEffect: false }) ?? false;
  const { needsYou, running, ended } = groupApplications(applications, offers);
  const asked = ownApplicationsPage.useSearchPart(({ application }) => application);
  // Chosen once, so that answering does not open the next one.
  const [first] = useState([...needsYou, ...running][0]?.application.id);
  const openId = asked ?? (isBelow ? undefined : first);
  const opened = applications.find(({ id }) => id === openId);
  const { story, show } = useLeadToStory(openId, asked);

  // From then on the reader folds it.
  const [wasEndAsked, setEndAsked] = useState(false);
  if (!wasEndAsked && ended.some(({ application }) => application.id === asked)) setEndAsked(true);

  // Kept here, because an answered application moves to another group, where its story begins anew.
  const [awaited, setAwaited] = useState<ReadonlySet<string>>(new Set());
  const newlyAwaited = applications.filter(({ id, awaitsAnswer }) => awaitsAnswer && !awaited.has(id));
  if (newlyAwaited.length > 0) setAwaited(new Set([...awaited, ...newlyAwaited.map(({ id }) => id)]));

  const storyOf = (application: OwnApplication) => (
    <ApplicationStory
      key={application.id}
      application={application}
      place={story}
      wasAwaited={awaited.has(application.id)}
      conversation={<ApplicationConversation applicationId={application.id} news={application.messages} />}
    >
      <ApplicationBudget applicationId={application.id} />
      {application.abilities.withdraw && (
        <ApplicationReference applicationId={application.id} title={application.title} />
      )}
    </ApplicationStory>
  );
  const rows = (members: readonly Row[]) => (
    <ul className={styles.rows}>
      {members.map((row) => {
        const isOpen = row.application.id === openId;
        return (
          <ApplicationRowItem
            key={row.application.id}
            row={row}
            isOpen={isOpen}
            storyBelow={isBelow ? isOpen && storyOf(row.application) : null}
            onShow={() => show(row.application.id)}
          />
        );
      })}
    </ul>
  );
  const isBeside = opened !== undefined && !isBelow;
  return (
    <div className={isBeside ? styles.columns : undefined}>
      <div className={styles.groups}>
        {isAskedMissing && (
          <Alert tone="info" title={t('applications.notHere')}>
            {t('applications.notHereText')}
          </Alert>
        )}
        {needsYou.length > 0 && <Group title={t('applications.groups.needsYou')}>{rows(needsYou)}</Group>}
        {running.length > 0 && <Group title={t('applications.groups.running')}>{rows(running)}</Group>}
        {ended.length > 0 && (
          <Disclosure
            strong
            unfolded={wasEndAsked}
            summary={<h2>{t('applications.groups.ended', { count: ended.length })}</h2>}
          >
            {rows(ended)}
          </Disclosure>
        )}
      </div>
      {isBeside && storyOf(opened)}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Whoever opens a story is led to it, also when it is open already. One with which the page begins only comes into view. */
function useLeadToStory(openId: string | undefined, asked: string | undefined) {
  const story = useRef<HTMLElement>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    if (asked !== undefined && isBegun.current) story.current?.focus();
    else if (asked !== undefined) story.current?.scrollIntoView({ block: 'nearest' });
    isBegun.current = true;
  }, [asked]);
  const show = (id: string) => {
    if (id === openId) story.current?.focus();
  };
  return { story, show };
}

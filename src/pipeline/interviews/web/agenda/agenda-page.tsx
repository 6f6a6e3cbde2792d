import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { agendaPage } from '#pipeline/interviews/web/agenda/address.ts';
import { dateIn, ownTimeZone } from '#platform/calendar/time-zones.ts';
import { timeZoneName } from '#platform/calendar/time-zone-names.ts';
import { calendarPage } from '#applications/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconCalendarShare, IconChevronLeft, IconChevronRight } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { candidatesPath } from '#pipeline/paths.ts';
import { dayWords } from '../moment-texts.ts';
import { AgendaDays } from './agenda-days.tsx';
import { agendaFiltersQuery, agendaQuery } from './agenda-queries.ts';
import styles from './agenda.module.css';
import { type AgendaSearch, dayAfter, daysOfWeek, mondayOf } from './agenda-week.ts';
import { WaitingCandidates } from './waiting-candidates.tsx';

/** The interviews of a company week by week, over all its vacancies. */
export function AgendaPage() {
  const { t } = useTranslation('pipeline/interviews');
  const { search, change } = useAgendaSearch();
  const zone = ownTimeZone();
  const today = dateIn(zone, new Date());
  const monday = mondayOf(search.week, today);
  const { interviewer, position } = search;
  const agenda = useInfiniteQuery(agendaQuery({ monday, interviewer, position }));
  const filters = useQuery(agendaFiltersQuery);
  const entries = agenda.data?.pages.flatMap((page) => page.entries);
  return (
    <Page width="wide">
      <PageTitle
        title={t('agenda.title')}
        purpose={t('agenda.purpose', { zone: timeZoneName(zone, currentLocale()) })}
        actions={
          <ButtonLink to={calendarPage} icon={<IconCalendarShare size={18} aria-hidden="true" />}>
            {t('agenda.follow')}
          </ButtonLink>
        }
      />
      <Stack>
        {filters.data && <WaitingCandidates waiting={filters.data.waiting} />}
        <Toolbar
          label={t('agenda.filters')}
          end={
            <SegmentedControl
              label={t('agenda.view')}
              value={search.view ?? 'week'}
              onChange={(view) => change({ view: view === 'list' ? view : undefined })}
              options={[
                { value: 'week', label: t('agenda.week') },
                { value: 'list', label: t('agenda.list') },
              ]}
            />
          }
        >
          <WeekSwitch monday={monday} onGo={(week) => change({ week })} />
          <OptionFilter
            single
            label={t('agenda.interviewer')}
            options={(filters.data?.interviewers ?? []).map(({ id, name }) => ({ value: id, label: personName(name) }))}
            value={interviewer === undefined ? [] : [interviewer]}
            onChange={([first]) => change({ interviewer: first })}
          />
          <OptionFilter
            single
            label={t('agenda.position')}
            options={(filters.data?.positions ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            value={position === undefined ? [] : [position]}
            onChange={([first]) => change({ position: first })}
          />
        </Toolbar>
        {agenda.isError && !entries && (
          <LoadError error={agenda.error} onRetry={() => void agenda.refetch()} retrying={agenda.isFetching} framed />
        )}
        {agenda.isPending && (
          <Loading>
            <SkeletonCard height={280} />
          </Loading>
        )}
        {entries?.length === 0 && (
          <EmptyState
            framed
            illustration="calendar"
            title={t('agenda.empty')}
            description={t('agenda.emptyText')}
            actions={
              monday === mondayOf(undefined, today) ? (
                <ButtonLink to={candidatesPath}>{t('agenda.candidates')}</ButtonLink>
              ) : (
                <Button onClick={() => change({ week: undefined })}>{t('agenda.thisWeek')}</Button>
              )
            }
          />
        )}
        {entries && entries.length > 0 && (
          <AgendaDays days={daysOfWeek(monday)} entries={entries} view={search.view ?? 'week'} />
        )}
        <LoadMore
          hasMore={agenda.hasNextPage}
          loading={agenda.isFetchingNextPage}
          onMore={() => void agenda.fetchNextPage()}
        />
      </Stack>
    </Page>
  );
}

function WeekSwitch({ monday, onGo }: { monday: string; onGo: (week: string | undefined) => void }) {
  const { t } = useTranslation('pipeline/interviews');
  return (
    <div className={styles.switch}>
      <IconButton label={t('agenda.earlier')} onClick={() => onGo(dayAfter(monday, -7))}>
        <IconChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      <b aria-live="polite">
        {dayWords(monday, 'short')} – {dayWords(dayAfter(monday, 6), 'short')}
      </b>
      <IconButton label={t('agenda.later')} onClick={() => onGo(dayAfter(monday, 7))}>
        <IconChevronRight size={18} aria-hidden="true" />
      </IconButton>
      <Button size="sm" variant="quiet" onClick={() => onGo(undefined)}>
        {t('agenda.today')}
      </Button>
    </div>
  );
}

type Change = { [Key in keyof AgendaSearch]?: AgendaSearch[Key] | undefined };

function useAgendaSearch() {
  const search: AgendaSearch = agendaPage.useSearch();
  const navigate = useNavigate();
  const change = (next: Change) => {
    const merge = (now: object) =>
      Object.fromEntries(Object.entries({ ...now, ...next }).filter(([, value]) => value !== undefined));
    void navigate({ to: '.', search: merge, replace: true });
  };
  return { search, change };
}

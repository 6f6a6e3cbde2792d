import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { readAnew } from '#ui/live/read-anew.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { supportPathsOf } from '#support/paths.ts';
import { useViewer } from '#ui/viewer.ts';
import { isEnded } from '#support/rules/ticket-terms.ts';
import { api, type Ticket } from './api.ts';
import styles from './support.module.css';
import { TicketFiles } from './ticket-files.tsx';
import type { PartsOfTicket } from './ticket-parts.ts';
import { statusTones, useTicketTitle } from './ticket-words.ts';
import { WriteForm } from './write-form.tsx';

const DeskPanel = lazyPart(async () => (await import('#support/desk/web/desk-panel.tsx')).DeskPanel);

export function TicketView({ supportId, HoursRuling, RequestOfTicket }: { supportId: string } & PartsOfTicket) {
  const { t } = useTranslation('support');
  const role = useViewer()?.userRole;
  const paths = supportPathsOf(role);
  const queryClient = useQueryClient();
  const ticket = useQuery({
    queryKey: ['support', 'one', supportId],
    queryFn: ({ signal }) => api('GET /support/{supportId}', { params: { supportId }, signal }),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['support'] });
  const readAgain = () => readAnew(queryClient, ['support']);
  useLiveTopic(`${role === 'admin' ? 'desk' : 'ticket'}:${supportId}`, { onEvent: readAgain, onGap: readAgain });
  if (ticket.data)
    return (
      <TicketFound ticket={ticket.data} onAdded={refresh}>
        {ticket.data.type === 'hoursRuling' && <HoursRuling supportId={supportId} onRuled={() => void refresh()} />}
        {role === 'admin' && ticket.data.abilities.write && ticket.data.projectId && ticket.data.professionalId && (
          <RequestOfTicket
            type={ticket.data.type}
            projectId={ticket.data.projectId}
            professionalId={ticket.data.professionalId}
            onDone={readAgain}
          />
        )}
      </TicketFound>
    );
  const hidden = isApiError(ticket.error) && (ticket.error.status === 404 || ticket.error.status === 403);
  return (
    <Page width="reading">
      {hidden && (
        <MessagePage
          title={ticket.error?.message ?? ''}
          actions={<ButtonLink to={paths.list}>{t('page.back')}</ButtonLink>}
        />
      )}
      {ticket.isError && !hidden && (
        <LoadError error={ticket.error} onRetry={() => void ticket.refetch()} retrying={ticket.isFetching} level={1} />
      )}
      {ticket.isPending && (
        <Loading>
          <SkeletonCard height={320} />
        </Loading>
      )}
    </Page>
  );
}

interface TicketFoundProps {
  ticket: Ticket;
  onAdded: () => Promise<void>;
  children: ReactNode;
}

function TicketFound({ ticket, onAdded, children }: TicketFoundProps) {
  const { t } = useTranslation('support');
  const role = useViewer()?.userRole;
  const isTeam = role === 'admin';
  const paths = supportPathsOf(role);
  const title = useTicketTitle()(ticket);
  const { status, isLate, answerDueAt, company, openedBy, projectId, messages } = ticket;
  return (
    <Page width="reading">
      <PageTitle
        title={title}
        purpose={[company, personName(openedBy)].filter(Boolean).join(' · ')}
        crumbs={[{ label: t('page.title'), to: paths.list }, { label: title }]}
      >
        <div className={styles.marks}>
          <Pill tone={statusTones[status]}>{t(`status.${status}`)}</Pill>
          {isLate && <Pill tone="danger">{t('page.late')}</Pill>}
          {!isEnded(status) && (
            <span className="meta">
              {t('page.due', { date: dayInWords(new Date(answerDueAt), currentLanguage()) })}
            </span>
          )}
        </div>
      </PageTitle>
      <Stack>
        {projectId && (
          <div>
            <ButtonLink size="bar" to={`/my-projects/professionals/${projectId}`}>
              {t('page.project')}
            </ButtonLink>
          </div>
        )}
        {children}
        {isTeam && <DeskPanel ticket={ticket} />}
        {ticket.mergedInto && (
          <Alert tone="info" title={t('page.mergedInto')}>
            <PageLink to={paths.ticket(ticket.mergedInto)}>{t('page.openOther')}</PageLink>
          </Alert>
        )}
        <ol className={styles.thread}>
          {messages.map((message) => (
            <li key={message.id} data-team={message.isTeam} data-internal={message.isInternal}>
              <b>{message.isTeam && !isTeam ? t('page.team') : personName(message.author)}</b>{' '}
              {message.isInternal && <Pill tone="warning">{t('support/desk:noteLabel')}</Pill>}{' '}
              <span className="meta">
                <RelativeTime moment={message.at} />
              </span>
              <p className={styles.text}>{message.text}</p>
            </li>
          ))}
        </ol>
        <TicketFiles ticket={ticket} onAdded={onAdded} />
        {ticket.abilities.write && <WriteForm key={ticket.id} ticket={ticket} isTeam={isTeam} />}
      </Stack>
    </Page>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { supportPathsOf } from '#support/paths.ts';
import { useViewer } from '#ui/viewer.ts';
import { isEnded } from '#support/rules/ticket-terms.ts';
import { api, type Ticket } from './api.ts';
import { MESSAGE_LENGTH } from '#support/rules/ticket-terms.ts';
import styles from './support.module.css';
import type { TicketParts } from './ticket-parts.ts';
import { statusTones, useTicketTitle } from './ticket-words.ts';

export function TicketView({ supportId, HoursRuling }: { supportId: string } & TicketParts) {
  const { t } = useTranslation('support');
  const paths = supportPathsOf(useViewer()?.userRole);
  const queryClient = useQueryClient();
  const ticket = useQuery({
    queryKey: ['support', 'one', supportId],
    queryFn: ({ signal }) => api('GET /support/{supportId}', { params: { supportId }, signal }),
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['support'] });
  if (ticket.data)
    return (
      <TicketFound ticket={ticket.data}>
        {ticket.data.type === 'hoursRuling' && <HoursRuling supportId={supportId} onRuled={refresh} />}
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

function TicketFound({ ticket, children }: { ticket: Ticket; children: ReactNode }) {
  const { t } = useTranslation('support');
  const paths = supportPathsOf(useViewer()?.userRole);
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
        <ol className={styles.thread}>
          {messages.map((message) => (
            <li key={message.id} data-team={message.isTeam}>
              <b>{message.isTeam ? t('page.team') : personName(message.author)}</b>{' '}
              <span className="meta">
                <RelativeTime moment={message.at} />
              </span>
              <p className={styles.text}>{message.text}</p>
            </li>
          ))}
        </ol>
        {ticket.abilities.write && <WriteForm ticket={ticket} />}
      </Stack>
    </Page>
  );
}

function WriteForm({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [closing, setClosing] = useState(false);
  const params = { supportId: ticket.id };
  const key = ['support', 'one', ticket.id];
  const show = (next: Ticket) => {
    queryClient.setQueryData(key, next);
    void queryClient.invalidateQueries({ queryKey: ['support', 'list'] });
  };
  const fail = (problem: Error) => {
    toast.error(t('page.failed'), { description: problem.message });
    void queryClient.invalidateQueries({ queryKey: key });
  };
  const write = useMutation({
    mutationFn: () => api('POST /support/{supportId}/messages', { params, body: { text } }),
    onSuccess: (next) => {
      setText('');
      show(next);
      toast.success(t('page.sent'));
    },
    onError: fail,
  });
  const close = useMutation({
    mutationFn: () =>
      api('PATCH /support/{supportId}', { params, body: { version: ticket.version, status: 'closed' } }),
    onSuccess: (next) => {
      setClosing(false);
      show(next);
      toast.success(t('page.closed'));
    },
    onError: fail,
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && text.length <= MESSAGE_LENGTH) write.mutate();
      }}
    >
      <CountedTextarea label={t('page.answerLabel')} maximum={MESSAGE_LENGTH} value={text} onChange={setText} />
      <div className={styles.foot}>
        {ticket.abilities.close ? <Button onClick={() => setClosing(true)}>{t('page.close')}</Button> : <span />}
        <Button variant="primary" type="submit" disabled={text.trim() === ''} loading={write.isPending}>
          {t('page.send')}
        </Button>
      </div>
      <ConfirmDialog
        opened={closing}
        onClose={() => setClosing(false)}
        title={t('page.closeTitle')}
        confirmLabel={t('page.close')}
        loading={close.isPending}
        onConfirm={() => close.mutate()}
      >
        {t('page.closeText')}
      </ConfirmDialog>
    </Form>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptPage } from '#pipeline/selection/web/squad/addresses.ts';
import { accountPaths } from '#accounts/paths.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { squadMemberPage, squadMemberView } from '#pipeline/paths.ts';
import type { MemberAnswer } from '#pipeline/selection/rules/squad-terms.ts';
import { LoadInvitation } from './load-invitation.tsx';
import { type InvitationBrief, invitationQuery, invitationsQuery, readPlace, squadApi } from './squad-queries.ts';
import styles from './squad.module.css';

const ReasonDialog = lazyPart(async () => (await import('#ui/overlays/reason-dialog.tsx')).ReasonDialog);

/** Where a professional accepts or declines. */
export function AcceptPage() {
  const { projectId, positionIndex } = readPlace(acceptPage.useSearch());
  const invitation = useQuery(invitationQuery(projectId, positionIndex));
  return <LoadInvitation invitation={invitation}>{(brief) => <Answer brief={brief} />}</LoadInvitation>;
}

function Answer({ brief }: { brief: InvitationBrief }) {
  const { t } = useTranslation('pipeline/selection/squad');
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { projectId, positionIndex, title, projectTitle, company, answer } = brief;
  const params = { projectId, positionIndex: String(positionIndex) };
  const say = useMutation({
    mutationFn: (body: { answer: MemberAnswer; reason?: string }) =>
      squadApi('POST /squadInvitations/{projectId}/{positionIndex}/answer', { params, body }),
    onSuccess: () => setAsking(false),
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  });
  const isUnverified = isApiError(say.error, 'platform.unverifiedEmail');
  return (
    <Page width="form">
      <PageTitle
        title={t('accept.title', { project: projectTitle })}
        purpose={t('accept.purpose', { company, title })}
        crumbs={[{ label: t('member.listTitle'), to: squadMemberPage }, { label: title }]}
      />
      <Stack>
        {say.isError && (
          <Alert
            tone="danger"
            live
            title={isUnverified ? t('accept.unverified') : t('accept.failed')}
            action={
              isUnverified && (
                <ButtonLink size="sm" to={accountPaths.confirmEmail}>
                  {t('accept.confirmEmail')}
                </ButtonLink>
              )
            }
          >
            {!isUnverified && say.error.message}
          </Alert>
        )}
        {brief.isOver && (
          <Alert tone="neutral" title={t('member.gone')}>
            {t('member.goneText')}
          </Alert>
        )}
        {answer && !brief.isOver && (
          <Alert tone={answer.answer === 'accepted' ? 'success' : 'neutral'} live>
            {t(`accept.done.${answer.answer}`)}
          </Alert>
        )}
        <Card>
          <p className={styles.text}>{t('accept.what')}</p>
          <div className={styles.actions}>
            {brief.canAnswer && answer?.answer !== 'accepted' && (
              <Button
                variant="primary"
                loading={say.isPending && !asking}
                onClick={() => say.mutate({ answer: 'accepted' })}
              >
                {t('accept.accept')}
              </Button>
            )}
            {brief.canAnswer && <Button onClick={() => setAsking(true)}>{t('accept.decline')}</Button>}
            <ButtonLink variant="quiet" to={squadMemberView(projectId, positionIndex)}>
              {t('accept.brief')}
            </ButtonLink>
          </div>
        </Card>
      </Stack>
      {asking && (
        <ReasonDialog
          title={t('accept.declineTitle')}
          text={t('accept.declineText')}
          action={t('accept.decline')}
          cancel={t('platform:dialog.cancel')}
          label={t('accept.reason')}
          help={t('accept.reasonHelp')}
          maximum={FREE_TEXT_LENGTH}
          danger
          draftKey={`decline-squad:${projectId}:${positionIndex}`}
          loading={say.isPending}
          problem={say.error && { title: t('accept.failed'), error: say.error }}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => say.mutate({ answer: 'declined', reason })}
        />
      )}
    </Page>
  );
}

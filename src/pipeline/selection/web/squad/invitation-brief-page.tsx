import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { squadAccept, squadMemberPage } from '#pipeline/paths.ts';
import { InvitationPill } from './invitation-pill.tsx';
import { LoadInvitation } from './load-invitation.tsx';
import { PositionToRead } from './position-to-read.tsx';
import { invitationQuery } from './squad-queries.ts';
import styles from './squad.module.css';

/** One brief, as a professional reads it, with a link to the answer. */
export function InvitationBriefPage({ projectId, positionIndex }: { projectId: string; positionIndex: string }) {
  const { t } = useTranslation('pipeline/selection/squad');
  const invitation = useQuery(invitationQuery(projectId, positionIndex));
  return (
    <LoadInvitation invitation={invitation}>
      {(brief) => (
        <Page>
          <PageTitle
            title={brief.title}
            purpose={t(`member.kind.${brief.kind}`, { company: brief.company })}
            crumbs={[{ label: t('member.listTitle'), to: squadMemberPage }, { label: brief.title }]}
            actions={
              brief.canAnswer && (
                <ButtonLink variant="primary" to={squadAccept(projectId, brief.positionIndex)}>
                  {t('member.answer')}
                </ButtonLink>
              )
            }
          >
            <InvitationPill invitation={brief} />
          </PageTitle>
          <Stack>
            {brief.isOver && (
              <Alert tone="neutral" title={t('member.gone')}>
                {t('member.goneText')}
              </Alert>
            )}
            <Card title={t('member.about')}>
              <b>{brief.projectTitle}</b>
              {brief.description && <p className={styles.text}>{brief.description}</p>}
            </Card>
            <Card title={t('member.position')}>
              <PositionToRead position={brief.position} />
            </Card>
          </Stack>
        </Page>
      )}
    </LoadInvitation>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ThreadView } from '#conversations/contract/thread-schemas.ts';
import { pipelinePath } from '#pipeline/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconButtonLink } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconArrowLeft, IconUser } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { useViewer } from '#ui/viewer.ts';
import styles from './messages-page.module.css';
import { LazyConversation } from './lazy-conversation.tsx';
import { threadCalls, threadQuery } from './thread-calls.ts';

interface OpenThreadProps {
  applicationId: string;
  news: number;
  /** The list without it. */
  back: string;
}

/** One conversation of the list, with the person it is with. */
export function OpenThread({ applicationId, news, back }: OpenThreadProps) {
  const { t } = useTranslation('conversations/threads');
  const { data: view } = useQuery(threadQuery(useMemo(() => threadCalls('company', applicationId), [applicationId])));
  const worksForSeveral = useViewer()?.userRole !== 'squadOwner';
  const candidateOf = ({ projectId, positionIndex }: ThreadView) =>
    pipelinePath(projectId, { position: positionIndex, candidate: applicationId, tab: 'messages' });
  return (
    <>
      <div className={styles.head}>
        <span className={styles.narrowOnly}>
          <IconButtonLink label={t('list.back')} to={back}>
            <IconArrowLeft size={18} aria-hidden="true" />
          </IconButtonLink>
        </span>
        {view?.candidate && (
          <>
            <Avatar name={view.candidate.name} image={view.candidate.image} size={40} />
            <div className={styles.who}>
              <h2>{personName(view.candidate.name)}</h2>
              <p className="sub">
                {worksForSeveral ? t('list.about', { title: view.title, company: view.companyName }) : view.title}
              </p>
            </div>
            <span className={styles.wideOnly}>
              <ButtonLink size="sm" to={candidateOf(view)}>
                {t('list.openCandidate')}
              </ButtonLink>
            </span>
            <span className={styles.narrowOnly}>
              <IconButtonLink outlined label={t('list.openCandidate')} to={candidateOf(view)}>
                <IconUser size={18} aria-hidden="true" />
              </IconButtonLink>
            </span>
          </>
        )}
      </div>
      <LazyConversation side="company" applicationId={applicationId} news={news} />
    </>
  );
}

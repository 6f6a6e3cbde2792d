import { Menu } from '@mantine/core';
import { pipelinePath } from '#pipeline/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import type { Mention } from './comments-api.ts';
import styles from './mentions.module.css';

/** Links to the comments that mention the reader. */
export function MentionsList({ mentions, overlay }: { mentions: readonly Mention[]; overlay: TouchOverlay }) {
  const { t } = useTranslation('pipeline/comments');
  return (
    <TouchMenu overlay={overlay} position="bottom-end" width={320}>
      {mentions.map(({ commentId, author, candidate, title, projectId, positionIndex, applicationId }) => (
        <Menu.Item
          key={commentId}
          component={PageLink}
          to={pipelinePath(projectId, { position: positionIndex, candidate: applicationId, tab: 'comments' })}
        >
          <span className={styles.item}>
            <span>{t('mention.item', { author: personName(author.name), candidate: personName(candidate) })}</span>
            <small className="clip">{title}</small>
          </span>
        </Menu.Item>
      ))}
    </TouchMenu>
  );
}

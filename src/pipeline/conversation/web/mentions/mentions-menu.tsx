import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAt } from '@tabler/icons-react';
import { pipelinePath } from '#pipeline/paths.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import '#platform/ui/theme/full-styles.ts';
import { mentionsQuery } from './mentions-api.ts';
import styles from './mentions.module.css';

/** The reader's unread mentions; renders nothing without any. */
export function MentionsMenu() {
  const { t } = useTranslation('pipeline/team');
  const { data } = useQuery(mentionsQuery);
  const mentions = data?.mentions ?? [];
  if (mentions.length === 0) return null;
  return (
    <Menu position="bottom-end" width={320}>
      <Menu.Target>
        <Button
          aria-label={t('mention.menu', { count: mentions.length })}
          icon={<IconAt size={18} aria-hidden="true" />}
        >
          {mentions.length}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}

import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { formatCount } from '#platform/ui/marks/count-text.tsx';
import '#platform/ui/theme/full-styles.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { aboutOf, whatOf } from './item-words.ts';
import { UntilText } from './until-text.tsx';
import { EVERY_MS } from './use-waiting.ts';
import { useIsPageRead } from './use-is-page-read.ts';
import { vacancyWaitingQuery } from './waiting-query.ts';
import styles from './waiting.module.css';

type VacancyWaitsPart = Awaited<ReturnType<LentParts['vacancyWaits']['load']>>['VacancyWaits'];

/** In the head of a vacancy: what waits there for the reader. One thing is a link to it, several are a menu; nothing is no pill. */
export const VacancyWaits: VacancyWaitsPart = ({ projectId, position, without }) => {
  const { t } = useTranslation('waiting');
  const isPageRead = useIsPageRead();
  const { data } = useQuery({
    ...vacancyWaitingQuery(projectId),
    enabled: isPageRead,
    refetchInterval: EVERY_MS,
  });
  const [opened, setOpened] = useState(false);
  const items = (data?.items ?? []).filter(
    ({ vacancy, address }) => address !== without && (position === null || vacancy?.positionIndex === position),
  );
  const [first] = items;
  if (!first) return null;
  const bell = <IconBell size={14} aria-hidden="true" />;
  if (items.length === 1)
    return (
      <PageLink to={first.address} className={styles.pill}>
        {bell}
        <span className="clip">{whatOf(t, first)}</span>
      </PageLink>
    );
  const count = items.reduce((sum, item) => sum + item.count, 0);
  const number = formatCount(
    count,
    items.some(({ more }) => more),
  );
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-start" width={300} withinPortal>
      <Menu.Target>
        <button type="button" className={styles.pill}>
          {bell}
          {t('here', { count, number })}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Menu.Item key={`${item.kind} ${item.address} ${item.since}`} component={PageLink} to={item.address}>
            {whatOf(t, item)}
            <div className="meta">
              {item.until && <UntilText until={item.until} />}
              {item.until && item.about && ' · '}
              {position === null ? aboutOf({ ...item, company: null }) : item.about}
            </div>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

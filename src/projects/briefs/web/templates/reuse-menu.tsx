import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#platform/ui/i18n.ts';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import '#platform/ui/theme/full-styles.ts';
import { projectPaths } from '#projects/paths.ts';
import { useStartBrief } from './use-start-brief.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

const SaveTemplateModal = lazyPart(async () => (await import('./save-template-modal.tsx')).SaveTemplateModal);
const ShareModal = lazyPart(async () => (await import('../sharing/share-modal.tsx')).ShareModal);

/** Ways to reuse a project: a similar one, a template, a link for readers. */
export function ProjectMenu({ projectId, title }: { projectId: string; title: string }) {
  const begin = useStartBrief();
  const router = useRouter();
  const { t } = useTranslation('projects/briefs');
  return (
    <ReuseMenu
      from={{ kind: 'project', id: projectId }}
      title={title}
      further={
        <>
          <Menu.Item onClick={() => void router.navigate({ href: projectPaths.squad(projectId) })}>
            {t('templates.squad')}
          </Menu.Item>
          <Menu.Item disabled={begin.isPending} onClick={() => begin.mutate({ kind: 'project', id: projectId })}>
            {t('templates.duplicate')}
          </Menu.Item>
        </>
      }
    />
  );
}

interface ReuseMenuProps {
  from: { kind: 'brief' | 'project'; id: string };
  title: string;
  further?: ReactNode;
}

export function ReuseMenu({ from, title, further }: ReuseMenuProps) {
  const { t } = useTranslation('projects/briefs');
  const { t: sharing } = useTranslation('projects/sharing');
  const [shown, setShown] = useState<'nothing' | 'template' | 'share'>('nothing');
  const close = () => setShown('nothing');
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton label={t('templates.more')} outlined>
            <IconDots size={18} aria-hidden="true" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {further}
          <Menu.Item onClick={() => setShown('template')}>{t('templates.save')}</Menu.Item>
          <Menu.Item onClick={() => setShown('share')}>{sharing('share.action')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {shown === 'template' && <SaveTemplateModal from={from} suggestedName={title} onClose={close} />}
      {shown === 'share' && <ShareModal subject={from} onClose={close} />}
    </>
  );
}

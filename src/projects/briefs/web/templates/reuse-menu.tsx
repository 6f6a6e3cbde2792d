import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { IconDots } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const SaveTemplateModal = lazyPart(async () => (await import('./save-template-modal.tsx')).SaveTemplateModal);
const ShareModal = lazyPart(async () => (await import('../sharing/share-modal.tsx')).ShareModal);

interface ReuseMenuProps {
  from: { kind: 'brief' | 'project'; id: string };
  title: string;
}

/** Ways to reuse a brief: a template, a link for readers. */
export function ReuseMenu({ from, title }: ReuseMenuProps) {
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
          <Menu.Item onClick={() => setShown('template')}>{t('templates.save')}</Menu.Item>
          <Menu.Item onClick={() => setShown('share')}>{sharing('share.action')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {shown === 'template' && <SaveTemplateModal from={from} suggestedName={title} onClose={close} />}
      {shown === 'share' && <ShareModal subject={from} onClose={close} />}
    </>
  );
}

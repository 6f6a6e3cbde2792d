import { Menu } from '@mantine/core';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconMailOff } from '#ui/icons/icons.ts';
import { useNotice } from './use-notice.ts';

/** In a candidate's menu: stops the message that would tell them. */
export function UndoNoticeItem({ card }: { card: CandidateCard }) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const { stop } = useNotice(card);
  return (
    <Menu.Item leftSection={<IconMailOff size={16} />} onClick={() => void stop()}>
      {t('notice.undo')}
    </Menu.Item>
  );
}

import { Menu } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { IconArrowBackUp, IconCheck, IconCircleX, IconMessage, IconUserCheck, IconUserMinus } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { conversationPath } from '#pipeline/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { wasFilled } from '#projects/rules/position-states.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { canHire, canSelect, usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { canReach, openStages } from '#pipeline/moving/web/can-reach.ts';

const loadUndoNoticeItem = async () => (await import('#pipeline/moving/web/undo-notice-item.tsx')).UndoNoticeItem;
const UndoNoticeItem = lazyPart(loadUndoNoticeItem);

interface CandidateMenuItemsProps {
  card: CandidateCard;
  /** Opens the conversation where it is at hand; without it, the page of all conversations opens it. */
  onMessage?: () => void;
}

/** All actions on one candidate, by keyboard and touch too. */
export function CandidateMenuItems({ card, onMessage }: CandidateMenuItemsProps) {
  const { t } = useTranslation('pipeline/candidates');
  const actions = usePipelineActions();
  const moves = openStages.filter((stage) => canReach(actions, card, stage));
  const isSelected = card.selectedAt !== null;
  const { selectedMemberId, abilities, positionState } = actions;
  return (
    <>
      {moves.length > 0 && <Menu.Label>{t('action.moveTo')}</Menu.Label>}
      {moves.map((stage) => (
        <Menu.Item key={stage} onClick={() => actions.moveTo([card], stage)}>
          {t(`stage.${stage}`)}
        </Menu.Item>
      ))}
      {moves.length > 0 && <Menu.Divider />}
      {abilities.move && card.state !== 'withdrawn' && (
        <MessageItem applicationId={card.applicationId} onMessage={onMessage} />
      )}
      {canSelect(actions, card) && (
        <Menu.Item leftSection={<IconUserCheck size={16} />} onClick={() => actions.select(card)}>
          {t(selectedMemberId === null ? 'action.select' : 'action.change')}
        </Menu.Item>
      )}
      {isSelected && abilities.select && !wasFilled(positionState) && (
        <Menu.Item leftSection={<IconUserMinus size={16} />} onClick={() => actions.deselect(card)}>
          {t('action.deselect')}
        </Menu.Item>
      )}
      {card.state === 'setAside' && abilities.select && !wasFilled(positionState) && (
        <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={() => actions.restore(card)}>
          {t('action.restore')}
        </Menu.Item>
      )}
      {canHire(actions, card) && (
        <Menu.Item leftSection={<IconCheck size={16} />} onClick={() => actions.moveTo([card], 'hired')}>
          {t('action.hire')}
        </Menu.Item>
      )}
      {card.notice?.isOwn && abilities.disqualify && <UndoNoticeItem card={card} />}
      {canReach(actions, card, 'disqualified') && (
        <Menu.Item
          color="red"
          leftSection={<IconCircleX size={16} />}
          onClick={() => actions.moveTo([card], 'disqualified')}
        >
          {t('action.disqualify')}
        </Menu.Item>
      )}
    </>
  );
}

function MessageItem({ applicationId, onMessage }: { applicationId: string; onMessage: (() => void) | undefined }) {
  const { t } = useTranslation('pipeline/candidates');
  const icon = <IconMessage size={16} />;
  if (onMessage) {
    return (
      <Menu.Item leftSection={icon} onClick={onMessage}>
        {t('action.message')}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item component={PageLink} to={conversationPath(applicationId)} leftSection={icon}>
      {t('action.message')}
    </Menu.Item>
  );
}

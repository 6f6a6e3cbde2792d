import { Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconArrowRight, IconCircleX } from '#ui/icons/icons.ts';
import { BulkBar } from '#ui/table/bulk-bar.tsx';
import '#ui/theme/full-styles.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { usePipelineParts } from '#pipeline/candidates/web/pipeline-parts.ts';
import { refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';
import { canReach, openStages } from '#pipeline/moving/web/can-reach.ts';
import { TagMany } from '#pipeline/tags/web/tag-many.tsx';

interface BulkActionsProps {
  selected: readonly CandidateCard[];
  onClear: () => void;
}

/** Actions on several candidates at once; those left out are reported afterwards. */
export function BulkActions({ selected, onClear }: BulkActionsProps) {
  const { t } = useTranslation('pipeline/candidates');
  const queryClient = useQueryClient();
  const actions = usePipelineActions();
  const { MessageMany } = usePipelineParts();
  const reachable = openStages.filter((stage) => selected.some((card) => canReach(actions, card, stage)));
  return (
    <BulkBar count={selected.length} onClear={onClear}>
      <Menu position="top" width={240}>
        <Menu.Target>
          <Button
            variant="inverse"
            size="sm"
            icon={<IconArrowRight size={16} aria-hidden="true" />}
            disabled={reachable.length === 0}
          >
            {t('action.moveToStage')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {reachable.map((stage) => (
            <Menu.Item
              key={stage}
              onClick={() => {
                actions.moveTo(
                  selected.filter((card) => card.stage !== stage),
                  stage,
                );
                onClear();
              }}
            >
              {t(`stage.${stage}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {actions.abilities.comment && <TagMany cards={selected} onDone={onClear} />}
      {actions.abilities.move && (
        <MessageMany
          company={actions.company}
          recipients={selected.map(({ applicationId, name, place }) => ({
            applicationId,
            name,
            position: place?.title ?? actions.positionTitle,
          }))}
          onSent={() => {
            for (const { applicationId } of selected) refreshCandidate(queryClient, applicationId);
            onClear();
          }}
        />
      )}
      {actions.abilities.disqualify && (
        <Button
          variant="inverse"
          size="sm"
          icon={<IconCircleX size={16} aria-hidden="true" />}
          onClick={() => actions.moveTo(selected, 'disqualified')}
        >
          {t('action.disqualify')}
        </Button>
      )}
    </BulkBar>
  );
}

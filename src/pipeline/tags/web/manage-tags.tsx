import { useState } from 'react';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import '#ui/theme/full-styles.ts';
import { TagsEditor } from './tags-editor.tsx';

/** The company's tags, where somebody tags a candidate. */
export function ManageTags({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pipeline/tags');
  const { company } = usePipelineActions();
  const [isAsking, setAsking] = useState(false);
  return (
    <TypedDialog
      // A name is typed again in a moment.
      draft={null}
      onClose={onClose}
      closeOnEscape={!isAsking}
      closeButtonProps={{ 'aria-label': t('close') }}
      title={t('manage')}
      size="md"
    >
      <TagsEditor company={company} onAsking={setAsking} />
    </TypedDialog>
  );
}

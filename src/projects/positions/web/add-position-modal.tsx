import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { emptyPositionAnswers } from '#projects/rules/brief-answers.ts';
import { positionToPatch } from '#projects/positions/rules/edited-position.ts';
import { type Project, squadApi } from '#projects/web/api.ts';
import { PositionModal } from './edit-position-modal.tsx';

/** Adds a vacancy to a project in which nobody works yet. */
export function AddPositionModal({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('projects');
  const [start] = useState(() => emptyPositionAnswers('added'));
  return (
    <PositionModal
      title={t('details.addPosition')}
      currency={project.currency}
      start={start}
      send={(answers) =>
        squadApi('POST /myProjects/{projectId}/positions', {
          params: { projectId: project.id },
          body: { ...positionToPatch(answers), payText: null, textLanguage: null },
        })
      }
      isNew
      prefix=""
      onClose={onClose}
    />
  );
}

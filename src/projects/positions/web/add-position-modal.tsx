import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { projectPaths } from '#projects/paths.ts';
import { emptyPositionAnswers } from '#projects/rules/brief-answers.ts';
import { positionToPatch } from '#projects/positions/rules/edited-position.ts';
import { type Project, squadApi } from '#projects/web/api.ts';
import { useFormDraft } from './editor/use-form-draft.ts';
import { VacancyEditor } from './editor/vacancy-editor.tsx';

/** Adds a vacancy to a project in which nobody works yet. */
export function AddPositionModal({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('projects');
  const router = useRouter();
  const [start] = useState(() => emptyPositionAnswers('added'));
  const draft = useFormDraft(`${project.id}:added`, start);
  return (
    <VacancyEditor
      title={t('details.addPosition')}
      of={project}
      draft={draft}
      fixed={{ currency: project.currency }}
      isNew
      send={() =>
        squadApi('POST /myProjects/{projectId}/positions', {
          params: { projectId: project.id },
          body: { ...positionToPatch(draft.answers), payText: null, textLanguage: null },
        })
      }
      onSent={({ positionIndex }) => router.navigate({ href: projectPaths.briefThanks(project.id, positionIndex) })}
      prefix=""
      onClose={onClose}
    />
  );
}

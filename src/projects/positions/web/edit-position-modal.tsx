import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { positionToPatch } from '#projects/positions/rules/edited-position.ts';
import { toPositionAnswers } from '#projects/rules/brief-answers.ts';
import { api, type Position, type Project } from '#projects/web/api.ts';
import { useFormDraft } from './editor/use-form-draft.ts';
import { VacancyEditor } from './editor/vacancy-editor.tsx';

interface EditPositionModalProps {
  project: Project;
  position: Position;
  onClose: () => void;
}

/** Edits a posted vacancy. */
export function EditPositionModal({ project, position, onClose }: EditPositionModalProps) {
  const { t } = useTranslation('projects');
  const start = toPositionAnswers(position, 'edited');
  const draft = useFormDraft(`${project.id}:${position.positionIndex}`, start, position.version);
  const { currency, payText, textLanguage } = position;
  return (
    <VacancyEditor
      title={t('details.editNamed', { title: position.title })}
      of={project}
      draft={draft}
      fixed={{ currency, payText, textLanguage }}
      isNew={false}
      send={() =>
        api('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
          params: { projectId: project.id, positionIndex: String(position.positionIndex) },
          body: { version: draft.edited.version, changes: positionToPatch(draft.answers) },
        })
      }
      onSent={() => toast.success(t('details.saved'))}
      prefix="changes."
      onClose={onClose}
    />
  );
}

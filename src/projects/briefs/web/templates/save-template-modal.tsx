import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { NameTemplateModal } from './name-template-modal.tsx';
import { templatesApi } from './template-list.ts';

interface SaveTemplateModalProps {
  from: { kind: 'brief' | 'project'; id: string };
  suggestedName: string;
  onClose: () => void;
}

/** Saves a brief or a project as a template, under a name. */
export function SaveTemplateModal({ from, suggestedName, onClose }: SaveTemplateModalProps) {
  const { t } = useTranslation('projects/briefs');
  return (
    <NameTemplateModal
      draftKey={`new-template:${from.id}`}
      title={t('templates.save')}
      confirmLabel={t('templates.confirmSave')}
      initial={suggestedName}
      save={(name) => templatesApi('POST /briefTemplates', { body: { name, from } })}
      onSaved={(name) => toast.success(t('templates.saved', { name }))}
      onClose={onClose}
    />
  );
}

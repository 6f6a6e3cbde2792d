import type { ReactNode } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { ManageProjectModal } from '#projects/management/web/lazy-manage-project.ts';
import type { Position, Project } from '#projects/web/api.ts';

const EditProjectModal = lazyPart(async () => (await import('../edit-project-modal.tsx')).EditProjectModal);
const MigrateModal = lazyPart(async () => (await import('../migrate-modal.tsx')).MigrateModal);
const EditPositionModal = lazyPart(
  async () => (await import('#projects/positions/web/edit-position-modal.tsx')).EditPositionModal,
);
const AddPositionModal = lazyPart(
  async () => (await import('#projects/positions/web/add-position-modal.tsx')).AddPositionModal,
);
const SaveTemplateModal = lazyPart(
  async () => (await import('#projects/briefs/web/templates/save-template-modal.tsx')).SaveTemplateModal,
);
const ShareModal = lazyPart(async () => (await import('#projects/briefs/web/sharing/share-modal.tsx')).ShareModal);

export type DialogName =
  | 'editProject'
  | 'manage'
  | 'migrate'
  | 'editPosition'
  | 'addPosition'
  | 'saveTemplate'
  | 'shareBrief';
type Dialog = (project: Project, position: Position | undefined, onClose: () => void) => ReactNode;

/** What opens from the menu of a vacancy, each in a script of its own. */
export const dialogs: Record<DialogName, Dialog> = {
  editProject: (project, _, onClose) => <EditProjectModal {...{ project, onClose }} />,
  manage: ({ id }, _, onClose) => <ManageProjectModal projectId={id} onClose={onClose} />,
  migrate: (project, _, onClose) => <MigrateModal {...{ project, onClose }} />,
  editPosition: (project, position, onClose) => position && <EditPositionModal {...{ project, position, onClose }} />,
  addPosition: (project, _, onClose) => <AddPositionModal {...{ project, onClose }} />,
  saveTemplate: ({ id, title }, _, onClose) => (
    <SaveTemplateModal from={{ kind: 'project', id }} suggestedName={title} onClose={onClose} />
  ),
  shareBrief: ({ id }, _, onClose) => <ShareModal subject={{ kind: 'project', id }} onClose={onClose} />,
};

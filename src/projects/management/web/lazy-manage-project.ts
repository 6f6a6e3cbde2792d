import { lazyPart } from '#ui/lazy-part.tsx';

/** The dialog of administrators, for every page that speaks of a project. */
export const ManageProjectModal = lazyPart(async () => (await import('./manage-project-modal.tsx')).ManageProjectModal);

import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

/** The dialog of administrators, for every page that speaks of a project. */
export const ManageProjectModal = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./manage-project-modal.tsx'),
    loadNamespaces(['projects', 'projects/management', 'projects/squad']),
  ]);
  return module.ManageProjectModal;
});

export { frameParts } from '#application/frames.tsx';
export { createProductRouter, learnPages } from '#application/router.tsx';
export { menuEntries } from '#application/menu-table.ts';

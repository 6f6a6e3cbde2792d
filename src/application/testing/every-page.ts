export { frameParts } from '#application/frame/frames.tsx';
export { createProductRouter, learnPages } from '#application/router.tsx';
export { menuEntries } from '#application/frame/menu-table.ts';

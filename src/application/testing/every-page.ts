export { frameParts } from '#application/frame/frames.tsx';
export { createProductRouter, addInnerPages } from '#application/router.tsx';
export { menuEntries } from '#application/frame/menu-table.ts';
export { isBuilt } from '#application/planned-pages.ts';

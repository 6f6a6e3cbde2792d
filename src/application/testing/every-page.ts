export { frameParts } from '#application/frame/frames.tsx';
export { createProductRouter, addInnerPages } from '#application/router.tsx';

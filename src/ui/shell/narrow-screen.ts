/** Below this width a drawer replaces the side navigation. */
export const NARROW_SCREEN = '(max-width: 768px)';

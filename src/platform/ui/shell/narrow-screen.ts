/** Below this width the side navigation gives way to a drawer. */
export const NARROW_SCREEN = '(max-width: 768px)';

const bars = (count: number) => '<i></i>'.repeat(count);

/**
 * The signed-in frame before any script runs: shown over the empty page until the real one renders (frame-outline.css). Nothing in
 * it is announced or interactive.
 */
export function frameOutline(isMenuOpen: boolean): string {
  return [
    `<div class="frame-outline" data-menu="${isMenuOpen ? 'open' : 'closed'}" aria-hidden="true">`,
    '<header><svg width="28" height="28" viewBox="0 0 28 28"><rect width="28" height="28" rx="8"/>',
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M4.5 18h19M9.5 7.5v14M18.5 7.5v14" stroke-width="2"/>',
    '<path d="M9.5 8.500c1 4.600 2.600 6.600 4.500 6.600s3.500-2 4.500-6.600M9.500 8.500c-.7 3.300-2.200 5.700-5 6.500M18.500 8.500c.7 3.300 2.200 5.700 5 6.500" stroke-width="1.6"/>',
    '</g></svg><span>ponte</span></header>',
    `<nav>${bars(8)}</nav><div>${bars(4)}</div></div>`,
  ].join('');
}

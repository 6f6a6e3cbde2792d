import type { KeyboardEvent } from 'react';

/** Arrow keys move up and down between vacancies, and the preview follows. */
export function walkByKeys(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const item = event.currentTarget.closest('li');
  const next = event.key === 'ArrowDown' ? item?.nextElementSibling : item?.previousElementSibling;
  const link = next?.querySelector('a');
  if (!link) return;
  event.preventDefault();
  link.focus();
  if (link.dataset.selects !== undefined) link.click();
}

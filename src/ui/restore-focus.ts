/**
 * Restores the focus to the element that had it before a dialog, when the dialog is removed. Dialogs that stay mounted do this
 * themselves, but most are only mounted while open. Call it once, before the first render.
 */
export function restoreFocus(): void {
  // Mantine renders its dialogs into the element with this mark.
  const dialogs = document.createElement('div');
  dialogs.dataset.mantineSharedPortalNode = 'true';
  document.body.append(dialogs);
  const openers = new WeakMap<Node, Element | null>();
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      // Dialogs take the focus in a separate task after they were mounted.
      for (const node of addedNodes) openers.set(node, document.activeElement);
      for (const node of removedNodes) focusAgain(openers.get(node));
    }
  }).observe(dialogs, { childList: true });
}

function focusAgain(opener: Element | null | undefined): void {
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

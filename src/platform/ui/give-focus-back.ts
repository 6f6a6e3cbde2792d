/**
 * Gives the focus back, when a dialog goes away with it, to what had it before. Dialogs that stay in the page do so themselves, but
 * most are in it only while they are open. Call it once, before the first render.
 */
export function giveFocusBack(): void {
  // Mantine looks for this mark and puts its dialogs in here.
  const dialogs = document.createElement('div');
  dialogs.dataset.mantineSharedPortalNode = 'true';
  document.body.append(dialogs);
  const openers = new WeakMap<Node, Element | null>();
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      // Dialogs take the focus in a task of their own, after they were added.
      for (const node of addedNodes) openers.set(node, document.activeElement);
      for (const node of removedNodes) giveBack(openers.get(node));
    }
  }).observe(dialogs, { childList: true });
}

function giveBack(opener: Element | null | undefined): void {
  const isLost = document.activeElement === document.body || document.activeElement === null;
  if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

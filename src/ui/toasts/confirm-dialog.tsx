import { useState } from 'react';
import { useLoadOnTouch } from '../use-load-on-touch.ts';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';
import { lazyPart } from '../lazy-part.tsx';

const loadBody = () => import('./confirm-dialog-body.tsx');
const Body = lazyPart(async () => (await loadBody()).ConfirmDialogBody);

/** Asks before something is lost. Its script is loaded with the first touch of the page. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setOpened] = useState(false);
  // It stays after its first opening, so that it fades out.
  if (props.opened && !wasOpened) setOpened(true);
  useLoadOnTouch(loadBody);
  return wasOpened && <Body {...props} />;
}

import { createLiveHub, type LiveSource } from './live-hub.ts';
import { openSharedSource } from './shared-source.ts';

/** Heard on the window when the server says that the person's rights may have changed. */
export const ACCESS_EVENT = 'ponte:access';

const onAccess = () => void window.dispatchEvent(new Event(ACCESS_EVENT));

function openOwnSource(): LiveSource {
  return createLiveHub({ openStream: (address) => new EventSource(address), onAccess });
}

let source: LiveSource | undefined;

/** Where live news come from: one stream for all tabs where the browser can, else one for this tab. */
export function liveSource(): LiveSource {
  source ??= openSharedSource(onAccess, openOwnSource) ?? openOwnSource();
  return source;
}

import { createLiveHub, type LiveSource } from './live-hub.ts';
import { openSharedSource } from './shared-source.ts';

/** Dispatched on the window when the server announces that the person's access may have changed. */
export const ACCESS_EVENT = 'ponte:access';

const onAccess = () => void window.dispatchEvent(new Event(ACCESS_EVENT));

function openOwnSource(): LiveSource {
  return createLiveHub({ openStream: (address) => new EventSource(address), onAccess });
}

let source: LiveSource | undefined;

/** The source of live news: one stream for all tabs where the browser supports it, otherwise one for this tab. */
export function liveSource(): LiveSource {
  source ??= openSharedSource(onAccess, openOwnSource) ?? openOwnSource();
  return source;
}

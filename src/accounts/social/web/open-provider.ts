import { operationAddress } from '#ui/client.ts';

const START = '/auth/oidc/start';
const WINDOW_NAME = 'sign-in-provider';
const WIDTH = 480;
const HEIGHT = 680;

export interface ProviderVisit {
  /** Identifies this attempt, so that the pop-up finds this tab again. */
  attempt: string;
  popup: Window;
}

/** Opens the provider in a pop-up, synchronously with the click. Null where pop-ups are blocked: then this window navigates there. */
export function openProvider(): ProviderVisit | null {
  const attempt = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('');
  const place = `left=${window.screenX + (window.outerWidth - WIDTH) / 2},top=${window.screenY + 80}`;
  const address = operationAddress(START, { query: { attempt } });
  const popup = window.open(address, WINDOW_NAME, `popup,width=${WIDTH},height=${HEIGHT},${place}`);
  if (popup) return { attempt, popup };
  window.location.assign(operationAddress(START));
  return null;
}

const SPACE_KEY = 'workspaceid';
const VIEW_AS_KEY = 'viewAs';

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage may be blocked; the server then speaks for the own space.
  }
}

/** The company space of this tab; each request names it, so that two tabs never write into each other's space. */
export const tabSpace = {
  read: () => read(SPACE_KEY),
  enter: (workspaceId: string) => write(SPACE_KEY, workspaceId),
  leave: () => write(SPACE_KEY, null),
};

/** The colleague as whom the owner views the space in this tab. */
export const tabView = {
  read: () => read(VIEW_AS_KEY),
  start: (userId: string) => write(VIEW_AS_KEY, userId),
  stop: () => write(VIEW_AS_KEY, null),
};

/** Headers with the space of a request. */
export function spaceHeaders(): Record<string, string> {
  const workspaceId = tabSpace.read();
  const viewAs = tabView.read();
  return { ...(workspaceId && { workspaceid: workspaceId }), ...(viewAs && { viewas: viewAs }) };
}

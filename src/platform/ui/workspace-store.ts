let workspaceId: string | null = null;

/** The company space that calls speak for; null means the caller's own. */
export function setWorkspaceId(id: string | null): void {
  workspaceId = id;
}

export function currentWorkspaceId(): string | null {
  return workspaceId;
}

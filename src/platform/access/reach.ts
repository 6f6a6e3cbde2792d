/** The workspaces whose records a caller may access. Every query on a workspace's records takes it. */
export type Reach = { readonly every: true } | { readonly every?: false; readonly workspaceIds: readonly string[] };

export const emptyReach: Reach = { workspaceIds: [] };

export const workspacePaths = { register: '/squadOwner-register', profile: '/squadOwner-profile' } as const;

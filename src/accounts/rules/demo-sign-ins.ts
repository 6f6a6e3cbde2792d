import type { Role } from '#platform/access/access.ts';

export const DEMO_PASSWORD = 'Demo1234!';

/** The people of the demo world that anybody may sign in as; listed on the login page in demo mode. */
export const demoSignIns: readonly { email: string; role: Role }[] = [
  { email: 'owner@demo.test', role: 'squadOwner' },
  { email: 'owner2@demo.test', role: 'squadOwner' },
  { email: 'member@demo.test', role: 'squadMember' },
  { email: 'member2@demo.test', role: 'squadMember' },
  { email: 'admin@demo.test', role: 'admin' },
  { email: 'admin2@demo.test', role: 'admin' },
  { email: 'recruiter@demo.test', role: 'recruiter' },
];

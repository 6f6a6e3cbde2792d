import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { answerTemplatesPath, memberSupportPaths, supportPaths, supportWaiting } from '#support/paths.ts';
import { IconLifebuoy, IconMessages } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).supportRoutes,
  menu: {
    companySupport: {
      text: 'menu.companySupport',
      to: supportPaths.list,
      rank: 2,
      icon: IconLifebuoy,
      places: { owner: { foot: 20, header: 90 }, admin: { foot: 10 } },
    },
    memberSupport: {
      text: 'menu.memberSupport',
      to: memberSupportPaths.list,
      icon: IconLifebuoy,
      places: {
        member: { foot: 10, header: 60, compact: 60 },
        assessmentUser: { foot: 10, header: 30, compact: 30 },
        recruiter: { foot: 10, header: 60, compact: 60 },
      },
    },
  },
  waits: {
    [supportWaiting.ownTicketAnswered.name]: 'memberSupport',
    [supportWaiting.ticketAnswered.name]: 'companySupport',
    [supportWaiting.ticketToAnswer.name]: 'companySupport',
  },
  actions: [{ text: 'menu.readyAnswers', to: answerTemplatesPath, icon: IconMessages, roles: ['admin'], isPage: true }],
  settings: {},
  finds: {},
  lends: {},
});

import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { payoutsWaiting, payRunsPath } from '#payouts/paths.ts';
import { IconCash } from '#ui/icons/icons.ts';
import { ownPaymentsPath } from '#wallet/paths.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).payoutsRoutes,
  menu: {
    payRuns: { text: 'menu.payRuns', to: payRunsPath, icon: IconCash, places: { admin: { side: 64 } } },
    ownPayments: {
      text: 'menu.ownPayments',
      to: ownPaymentsPath,
      rank: 2,
      icon: IconCash,
      places: { member: { side: 45 } },
    },
  },
  waits: {
    [payoutsWaiting.paymentsBroken.name]: 'payRuns',
    [payoutsWaiting.paymentsOutside.name]: 'payRuns',
    [payoutsWaiting.paymentsToFile.name]: 'payRuns',
    [payoutsWaiting.paymentsToAskBank.name]: 'payRuns',
    [payoutsWaiting.hoursAbroad.name]: 'payRuns',
    [payoutsWaiting.keyToAdd.name]: 'ownPayments',
    [payoutsWaiting.notasToAttach.name]: 'ownPayments',
    [payoutsWaiting.creditsAbroad.name]: 'payments',
  },
  actions: [],
  settings: {},
  finds: {},
  lends: {},
});

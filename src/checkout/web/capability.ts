import { checkoutWaiting, plansPath, serviceOrdersPath, topUpPath } from '#checkout/paths.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconCreditCard, IconReceipt, IconStack2 } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).checkoutRoutes,
  menu: {
    plans: {
      text: 'menu.plans',
      to: plansPath,
      icon: IconStack2,
      ownSpace: true,
      places: { owner: { group: 'company', side: 22 } },
    },
    orders: {
      text: 'menu.serviceOrders',
      to: serviceOrdersPath,
      icon: IconReceipt,
      places: { admin: { side: 80 } },
    },
  },
  waits: {
    [checkoutWaiting.ordersToPay.name]: 'payments',
    [checkoutWaiting.refundsToPay.name]: 'orders',
    [checkoutWaiting.refundsReturned.name]: 'orders',
  },
  actions: [
    { text: 'menu.addCredits', to: topUpPath, icon: IconCreditCard, roles: ['squadOwner'], isPage: true, rank: 2 },
  ],
  settings: {},
  finds: {},
  lends: {},
});

import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import type { PayerProps } from '#checkout/orders/web/choose-payment.tsx';
import { refundsPath, serviceOrdersPath } from '#checkout/paths.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { readViewer } from '#ui/viewer.ts';
import { choosePlanPage, orderPage, plansPage, successPage, topUpPage, topUpThanksPage } from './addresses.ts';
import { orderQuery, ordersQuery, plansQuery, serviceOrdersQuery, servicesQuery, subscriptionsQuery } from './api.ts';

const loadThanked = ({ queryClient, search: { order } }: { queryClient: QueryClient; search: { order?: string } }) =>
  order === undefined ? undefined : queryClient.prefetchQuery(orderQuery(order));

const page: PageDefinition = {
  roles: ['squadOwner'],
  rank: 2,
  frame: 'app',
};

export function checkoutRoutes(frames: Frames, { customer, payer }: LentParts): AnyRoute[] {
  const PayerCompany = lazyPart<PayerProps>(async () => (await payer.load()).PayerCompany);
  const startPayer = (queryClient: QueryClient, method: ServicePaymentMethod | undefined) =>
    method === 'boleto' && payer.start(queryClient);
  return [
    pageRoute(frames, {
      path: topUpPage,
      page,
      component: async () => {
        const { TopUpPage } = await import('#checkout/orders/web/top-up-page.tsx');
        return () => <TopUpPage PayerCompany={PayerCompany} />;
      },
      load: ({ queryClient, search: { method } }) =>
        Promise.all([
          queryClient.prefetchInfiniteQuery(ordersQuery),
          queryClient.prefetchInfiniteQuery(servicesQuery),
          startPayer(queryClient, method),
        ]),
    }),
    pageRoute(frames, {
      path: orderPage,
      page,
      component: async () => {
        const { OrderPage } = await import('#checkout/orders/web/order-page.tsx');
        return () => <OrderPage PayerCompany={PayerCompany} />;
      },
      load: ({ queryClient, params: { orderId }, search: { method } }) =>
        Promise.all([queryClient.prefetchQuery(orderQuery(orderId)), startPayer(queryClient, method)]),
    }),
    pageRoute(frames, {
      path: plansPage,
      page: { roles: 'public', frame: 'public' },
      component: async () => (await import('#checkout/plans/web/plans-page.tsx')).PlansPage,
      load: ({ queryClient }) =>
        Promise.all([
          queryClient.prefetchQuery(plansQuery),
          readViewer(queryClient)?.userRole === 'squadOwner' && queryClient.prefetchQuery(subscriptionsQuery),
        ]),
    }),
    pageRoute(frames, {
      path: choosePlanPage,
      page,
      component: async () => {
        const loading = import('#checkout/plans/web/choose-plan-page.tsx');
        const [{ ChoosePlanPage }, parts] = await Promise.all([loading, customer.load()]);
        return () => <ChoosePlanPage parts={{ ...parts, PayerCompany }} />;
      },
      load: ({ queryClient, search: { method } }) =>
        Promise.all([
          queryClient.prefetchQuery(plansQuery),
          queryClient.prefetchQuery(subscriptionsQuery),
          customer.start(queryClient),
          startPayer(queryClient, method),
          queryClient.prefetchInfiniteQuery(ordersQuery),
        ]),
    }),
    pageRoute(frames, {
      path: topUpThanksPage,
      page,
      component: async () => (await import('#checkout/orders/web/thanks-pages.tsx')).TopUpThanksPage,
      load: loadThanked,
    }),
    pageRoute(frames, {
      path: successPage,
      page,
      component: async () => (await import('#checkout/orders/web/thanks-pages.tsx')).SuccessPage,
      load: loadThanked,
    }),
    pageRoute(frames, {
      path: refundsPath,
      page: { roles: ['admin'], frame: 'app', mobileNotice: true },
      component: async () => (await import('#checkout/refunds/web/refunds-page.tsx')).RefundsPage,
    }),
    pageRoute(frames, {
      path: serviceOrdersPath,
      page: { roles: ['admin'], frame: 'app', mobileNotice: true },
      component: async () => (await import('#checkout/service-orders/web/service-orders-page.tsx')).ServiceOrdersPage,
      load: ({ queryClient }) => queryClient.prefetchInfiniteQuery(serviceOrdersQuery(undefined, '')),
    }),
  ];
}

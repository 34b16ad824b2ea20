import { getOverview } from '@balcao/contract/dashboard';
import { getHome } from '@balcao/contract/home';
import { listOrders } from '@balcao/contract/order';
import { listOrderShopCodes } from '@balcao/contract/order-shop-code';
import { sumOrders } from '@balcao/contract/order-sums';
import { currentUser } from '@balcao/contract/session-current';
import { offlinePage } from '../../tools/offline-page.ts';
import { webApp } from '../../tools/vite.ts';

export default webApp({
  base: '/',
  early: {
    token: { storage: 'localStorage', key: 'balcao.token' },
    always: [currentUser],
    pages: {
      '/home': { reads: [getHome], parts: ['src/routes/home-page.tsx'], areas: ['team', 'money'] },
      '/payment/overview': { reads: [getOverview], parts: ['overview'], areas: ['money'] },
      '/payment/transaction/orders': { reads: [listOrders, sumOrders, listOrderShopCodes], parts: ['orders'] },
    },
  },
  frame: { withoutMenu: ['/login', '/teams', '/certify', '/account', '/invite'] },
  together: {
    // Asked for as soon as someone types at the entrance, and needed behind it too.
    schemas: ['packages/contract/src/session.ts?part=login'],
    frame: [
      'src/app/app-shell.tsx',
      'src/app/team-layout.tsx',
      'src/app/session-layout.tsx',
      // Pages show them and addresses are checked with them: they would come with the one or the other.
      'packages/brazil/src/dates.ts',
      'packages/contract/src/scalars.ts?part=metadataKeyPattern',
      'packages/contract/src/order-particulars.ts?part=goodsQuantityAtMost',
      'packages/contract/src/settlement.ts?part=access',
      'packages/contract/src/withdrawal.ts?part=read',
      'src/features/dashboard/measures.ts',
    ],
    orders: ['src/routes/orders-page.tsx'],
    searches: ['src/routes/searches.ts'],
    overview: ['src/routes/overview-page.tsx'],
    home: ['src/features/home/home-page.tsx'],
  },
  plugins: [offlinePage()],
});

import { webApp } from '../../tools/vite.ts';

export default webApp({
  base: '/',
  together: {
    // Asked for as soon as someone types at the entrance, and needed behind it too.
    schemas: ['packages/contract/src/session.ts'],
    frame: ['src/app/app-shell.tsx', 'src/app/team-layout.tsx', 'src/app/session-layout.tsx'],
    orders: ['src/routes/orders-page.tsx'],
    home: ['src/features/home/home-page.tsx'],
    overview: ['src/routes/overview-page.tsx', 'src/routes/payment-prefetch.ts'],
  },
});

import { currentStaff } from '@balcao/contract/staff';
import { pdfData } from '../../tools/pdf-data.ts';
import { webApp } from '../../tools/vite.ts';

export default webApp({
  base: '/console/',
  early: {
    token: { storage: 'sessionStorage', key: 'balcao.console.token' },
    always: [currentStaff],
    pages: { '/console/review': { reads: [], parts: ['queue'] } },
  },
  frame: { face: 'Console', withoutMenu: ['/console/login', '/console/set-up'] },
  together: {
    frame: ['src/app/frame.tsx'],
    queue: ['src/app/review-route.tsx'],
    login: ['src/app/login-route.tsx'],
    desk: ['src/app/review-page-route.tsx'],
  },
  plugins: [pdfData()],
});

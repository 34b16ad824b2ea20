import { currentCustomer, listPayments } from '@balcao/contract/customer';
import { pdfData } from '../../tools/pdf-data.ts';
import { webApp } from '../../tools/vite.ts';

const wallet = { reads: [currentCustomer, listPayments], parts: ['wallet'] };

export default webApp({
  base: '/phone/',
  early: {
    token: { storage: 'sessionStorage', key: 'balcao.phone.token' },
    always: [],
    pages: { '/phone/': wallet, '/phone': wallet, '/phone/me': { reads: [currentCustomer], parts: [] } },
  },
  together: {
    frame: ['src/app/phone-page.tsx'],
    wallet: ['src/features/customer/wallet-screen.tsx'],
  },
  plugins: [pdfData()],
});

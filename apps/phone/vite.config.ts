import { pdfData } from '../../tools/pdf-data.ts';
import { webApp } from '../../tools/vite.ts';

export default webApp({
  base: '/phone/',
  together: {
    frame: ['src/app/phone-page.tsx'],
    wallet: ['src/features/customer/wallet-screen.tsx'],
  },
  plugins: [pdfData()],
});

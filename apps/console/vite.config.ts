import { pdfData } from '../../tools/pdf-data.ts';
import { webApp } from '../../tools/vite.ts';

export default webApp({ base: '/console/', plugins: [pdfData()] });

import { webApp } from '../../tools/vite.ts';

export default webApp({ base: '/' });

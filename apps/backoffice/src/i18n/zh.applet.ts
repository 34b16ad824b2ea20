import applet from './zh/applet.ts';

export default { applet };

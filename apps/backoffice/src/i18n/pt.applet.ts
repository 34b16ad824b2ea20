import applet from './pt/applet.ts';

export default { applet };

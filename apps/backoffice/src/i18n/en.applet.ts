import applet from './en/applet.ts';

export default { applet };

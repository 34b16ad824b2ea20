import applet from './es/applet.ts';

export default { applet };

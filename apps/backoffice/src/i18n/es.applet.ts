import applet from './es/applet.ts';
import domain from './es/domain.ts';

export default {
  applet,
  domain,
};

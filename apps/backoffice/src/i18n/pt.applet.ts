import applet from './pt/applet.ts';
import domain from './pt/domain.ts';

export default {
  applet,
  domain,
};

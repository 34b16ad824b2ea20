import applet from './en/applet.ts';
import domain from './en/domain.ts';

export default {
  applet,
  domain,
};

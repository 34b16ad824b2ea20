import applet from './zh/applet.ts';
import domain from './zh/domain.ts';

export default {
  applet,
  domain,
};

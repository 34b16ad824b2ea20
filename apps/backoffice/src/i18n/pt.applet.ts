import applet from './pt/applet.ts';
import crop from './pt/crop.ts';
import domain from './pt/domain.ts';

export default {
  applet,
  crop,
  domain,
};

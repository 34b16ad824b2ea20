import applet from './es/applet.ts';
import crop from './es/crop.ts';
import domain from './es/domain.ts';

export default {
  applet,
  crop,
  domain,
};

import applet from './en/applet.ts';
import crop from './en/crop.ts';
import domain from './en/domain.ts';

export default {
  applet,
  crop,
  domain,
};

import applet from './zh/applet.ts';
import crop from './zh/crop.ts';
import domain from './zh/domain.ts';

export default {
  applet,
  crop,
  domain,
};

import applet from './zh/applet.ts';
import credential from './zh/credential.ts';
import domain from './zh/domain.ts';
import message from './zh/message.ts';
import release from './zh/release.ts';
import usage from './zh/usage.ts';
import version from './zh/version.ts';

export default {
  applet,
  credential,
  domain,
  message,
  release,
  usage,
  version,
};

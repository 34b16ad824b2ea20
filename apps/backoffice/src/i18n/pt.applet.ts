import applet from './pt/applet.ts';
import credential from './pt/credential.ts';
import domain from './pt/domain.ts';
import message from './pt/message.ts';
import release from './pt/release.ts';
import usage from './pt/usage.ts';
import version from './pt/version.ts';

export default {
  applet,
  credential,
  domain,
  message,
  release,
  usage,
  version,
};

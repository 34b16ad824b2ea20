import applet from './es/applet.ts';
import credential from './es/credential.ts';
import domain from './es/domain.ts';
import message from './es/message.ts';
import release from './es/release.ts';
import usage from './es/usage.ts';
import version from './es/version.ts';

export default {
  applet,
  credential,
  domain,
  message,
  release,
  usage,
  version,
};

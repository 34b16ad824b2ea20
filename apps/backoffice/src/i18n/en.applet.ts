import applet from './en/applet.ts';
import credential from './en/credential.ts';
import domain from './en/domain.ts';
import message from './en/message.ts';
import release from './en/release.ts';
import usage from './en/usage.ts';
import version from './en/version.ts';

export default {
  applet,
  credential,
  domain,
  message,
  release,
  usage,
  version,
};

import account from './pt/account.ts';
import certificate from './pt/certificate.ts';
import certification from './pt/certification.ts';
import device from './pt/device.ts';
import form from './pt/form.ts';
import log from './pt/log.ts';
import member from './pt/member.ts';
import passkey from './pt/passkey.ts';
import product from './pt/product.ts';
import request from './pt/request.ts';
import tool from './pt/tool.ts';
import webhook from './pt/webhook.ts';

export default {
  account,
  certificate,
  certification,
  device,
  form,
  log,
  member,
  passkey,
  product,
  request,
  tool,
  webhook,
};

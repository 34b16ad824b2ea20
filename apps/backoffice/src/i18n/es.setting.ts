import account from './es/account.ts';
import certificate from './es/certificate.ts';
import certification from './es/certification.ts';
import device from './es/device.ts';
import form from './es/form.ts';
import log from './es/log.ts';
import member from './es/member.ts';
import passkey from './es/passkey.ts';
import product from './es/product.ts';
import request from './es/request.ts';
import tool from './es/tool.ts';
import webhook from './es/webhook.ts';

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

import account from './en/account.ts';
import certificate from './en/certificate.ts';
import certification from './en/certification.ts';
import device from './en/device.ts';
import form from './en/form.ts';
import log from './en/log.ts';
import member from './en/member.ts';
import passkey from './en/passkey.ts';
import product from './en/product.ts';
import request from './en/request.ts';
import tool from './en/tool.ts';
import webhook from './en/webhook.ts';

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

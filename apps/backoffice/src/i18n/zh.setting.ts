import account from './zh/account.ts';
import certificate from './zh/certificate.ts';
import certification from './zh/certification.ts';
import device from './zh/device.ts';
import form from './zh/form.ts';
import log from './zh/log.ts';
import member from './zh/member.ts';
import passkey from './zh/passkey.ts';
import product from './zh/product.ts';
import request from './zh/request.ts';
import tool from './zh/tool.ts';
import webhook from './zh/webhook.ts';

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

import { readFileSync } from 'node:fs';
import { env, stdout } from 'node:process';
import { createMerchantClient } from '@balcao/sdk/merchant';

const { BALCAO_URL = 'http://localhost:3000', BALCAO_MERCHANT = '', BALCAO_SERIAL = '' } = env;
const { BALCAO_KEY_FILE = 'merchant-key.pem', BALCAO_KEY_ID = '' } = env;
const balcao = createMerchantClient({
  baseUrl: BALCAO_URL,
  merchantNumber: BALCAO_MERCHANT,
  serial: BALCAO_SERIAL,
  privateKey: readFileSync(BALCAO_KEY_FILE, 'utf8'),
  platformKeys: { [BALCAO_KEY_ID]: readFileSync(env.BALCAO_PLATFORM_KEY_FILE ?? 'platform-key.pem', 'utf8') },
});

const merchantOrderNumber = env.ORDER_NUMBER ?? `example-${Date.now()}`;
const order = await balcao.createOrder({ merchantOrderNumber, method: '02', amount: 12_34, goodsName: 'Café' });
stdout.write(`${order.pix?.brCode}\n`);

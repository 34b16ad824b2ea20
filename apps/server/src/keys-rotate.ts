import { command } from './database-command.ts';
import { keepReceiptCodes } from './modules/withdrawal/receipt-code.service.ts';
import { rotateKeys } from './platform/key-rotation.ts';
import { masterKeysOf } from './platform/master-keys.ts';

// Seals every value with the newest master key, so that the keys before it can be taken away.
await command(async (connection, config) => {
  const say = (words: string): void => void process.stderr.write(`${words}\n`);
  const rotation = { masterKeys: masterKeysOf(config), prepare: keepReceiptCodes, say };
  const retired = await rotateKeys(connection, rotation);
  return retired.length === 0
    ? 'Everything is encrypted with the newest key.'
    : `Everything is encrypted with the newest key. Take away: ${retired.join(', ')}.`;
});

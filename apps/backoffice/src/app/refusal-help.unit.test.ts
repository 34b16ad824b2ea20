import { helpSlugs } from '@balcao/contract/help-article';
import { type RefusalName, refusals } from '@balcao/contract/refusal';
import { expect, it } from 'vitest';
import { helpForRefusal } from './refusal-help.ts';

const names = Object.keys(refusals) as RefusalName[];
const explained = names.filter((name) => helpForRefusal(name));

it('refusals about certification, money, channels and products lead to an article that there is', () => {
  const ways = ['not_certified', 'balance_insufficient', 'channel_chat_account', 'product_inactive'].map(
    helpForRefusal,
  );
  expect(ways).toEqual(['certification', 'withdrawal', 'channel', 'product']);
  expect(explained.filter((name) => !helpSlugs.some((slug) => slug === helpForRefusal(name)))).toEqual([]);
});

it('what leads to the login, and what a form says at its field, has no article', () => {
  expect(['factor_missing', 'role_changed', 'form_invalid', 'unknown', 'toString'].map(helpForRefusal)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

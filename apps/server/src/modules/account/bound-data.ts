import type { PersonalData } from '../../platform/personal-data.ts';
import type { ChatBindings } from './chat-binding.service.ts';

/** The account of the back office that a person of the chat app logs in to. The account itself is its owner's, and stays. */
export const createBoundData = ({
  bindings,
}: {
  readonly bindings: Pick<ChatBindings, 'accountOf' | 'release'>;
}): PersonalData => ({
  name: 'linkedAccount',
  read: async function* (queries, customerId) {
    const account = await bindings.accountOf(queries, customerId);
    if (account) yield [{ name: account.name, email: account.email, boundAt: account.boundAt }];
  },
  erase: async (tx, customerId, now) => {
    await bindings.release(tx, customerId, now);
    return 'done';
  },
});

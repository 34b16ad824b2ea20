import { createTicket } from '@balcao/contract/ticket';
import { atWork, callerOf } from './person.ts';

/** A request of someone to support; answers with its id. */
export const newTicket = async (baseURL: string | undefined, email: string): Promise<string> => {
  const body = { area: 'money', subject: 'Saque parado', text: 'Não chegou.', view: null } as const;
  const { id } = await callerOf(baseURL, await atWork(baseURL, email))(createTicket, { body });
  return id;
};

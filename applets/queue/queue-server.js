import { server } from './config.js';

/** Who waits, as the server of the queue knows them: it exchanges the code of the login for an id, and gives a session for it. */
const logIn = async () => {
  const { code } = await balcao.login();
  const { session } = await send('POST', '/session', { code });
  await balcao.storage.set('session', session);
  return session;
};

const send = async (method, path, body, session) => {
  const answer = await balcao.request({
    url: server + path,
    method,
    ...(body ? { body } : {}),
    ...(session ? { headers: { authorization: `Bearer ${session}` } } : {}),
  });
  if (answer.status >= 400)
    throw Object.assign(new Error(`The server answered ${answer.status}`), { status: answer.status });
  return answer.data;
};

/** Calls the server of the queue as the person who is here; a session that is over is renewed once. */
const asPerson = async (method, path, body) => {
  const session = (await balcao.storage.get('session')) ?? (await logIn());
  try {
    return await send(method, path, body, session);
  } catch (error) {
    if (error.status !== 401) throw error;
    return send(method, path, body, await logIn());
  }
};

export const readServices = () => send('GET', '/services');
export const readTicket = () => asPerson('GET', '/ticket');
export const takeTicket = (service) => asPerson('POST', '/ticket', { service });
export const leaveQueue = () => asPerson('DELETE', '/ticket');

import { server } from './config.js';

/** Who orders, as the shop's server knows them: it exchanges the code of the login for an id, and gives a session for it. */
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
    throw Object.assign(new Error(`The shop answered ${answer.status}`), { status: answer.status });
  return answer.data;
};

/** Calls the shop's server as the person who is here; a session that is over is renewed once. */
const asPerson = async (method, path, body) => {
  const session = (await balcao.storage.get('session')) ?? (await logIn());
  try {
    return await send(method, path, body, session);
  } catch (error) {
    if (error.status !== 401) throw error;
    return send(method, path, body, await logIn());
  }
};

export const readMenu = () => send('GET', '/menu');
export const placeOrder = (goods) => asPerson('POST', '/orders', { goods });
export const readOrders = () => asPerson('GET', '/orders');

import { endpoint } from './endpoint.ts';
import { CurrentUser } from './session.ts';

/** Asked while the page is still being fetched: alone in its file, so that a browser needs no schema to ask. */
export const currentUser = endpoint({
  id: 'session.current',
  face: 'admin',
  method: 'GET',
  path: '/merchant/user/current',
  summary: 'Who is logged in, and in which team with which rights',
  access: 'session',
  rate: 'read',
  reply: CurrentUser,
  refusals: [],
});

const hidden = '…';
/** Digits alone, and ids of records, name things of the team; other long runs of letters and digits open something. */
const isId = (part: string): boolean =>
  /^\d{1,30}$/.test(part) || /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(part);
const isSecret = (part: string): boolean =>
  !isId(part) && (/^(?=.*\d)[\w~.-]{10,}$/.test(part) || /^[\w~.-]{25,}$/.test(part) || !/^[\w.-]*$/.test(part));

/**
 * The address of a page as others may see it: the path alone, without origin, query and fragment, and with `…` for parts that may be
 * secrets, such as the token of an invitation or an e-mail address.
 */
export const safeAddress = (address: string): string => {
  const [path = ''] = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/);
  const parts = path.split('/').map((part) => (isSecret(part) ? hidden : part));
  const joined = parts.join('/').slice(0, 200);
  return joined.startsWith('/') ? joined : `/${joined}`;
};

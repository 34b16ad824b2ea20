import * as z from 'zod/mini';

const avatarBytesAtMost = 500 * 1024;
const avatarWrong = { error: 'icon', abort: true } as const;
/** The picture of a channel: a JPG or PNG in Base64, which takes four characters for three bytes. */
export const ChannelAvatar = z
  .base64(avatarWrong)
  .check(z.minLength(4, avatarWrong), z.maxLength(Math.ceil(avatarBytesAtMost / 3) * 4, avatarWrong));

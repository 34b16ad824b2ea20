import type { Passkey } from '@balcao/contract/passkey';
import type { PasskeyRow } from './passkey.repository.ts';

export const presentPasskey = ({ id, credentialId, name, createdAt, lastUsedAt, synced }: PasskeyRow): Passkey => ({
  id,
  credentialId,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synced,
});

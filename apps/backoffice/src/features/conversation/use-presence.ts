import { presenceEverySeconds } from '@balcao/contract/conversation-presence';
import { useEffect, useRef } from 'react';
import { tellPresence } from './conversation.queries.ts';

const everyMs = presenceEverySeconds * 1000;

/** Says to colleagues that the member looks at a conversation while its screen is before them; answers with what says that they write. */
export const usePresence = (channelId: string, conversationId: string, mayWrite: boolean): (() => void) => {
  const typedAt = useRef(0);
  useEffect(() => {
    if (!mayWrite) return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      void tellPresence(channelId, conversationId, Date.now() - typedAt.current < everyMs ? 'writing' : 'viewing');
    };
    tell();
    const timer = setInterval(tell, everyMs);
    return () => clearInterval(timer);
  }, [channelId, conversationId, mayWrite]);
  return () => {
    const isNew = Date.now() - typedAt.current >= everyMs;
    typedAt.current = Date.now();
    if (isNew) void tellPresence(channelId, conversationId, 'writing');
  };
};

import type { DeviceNews } from '@balcao/contract/device-news';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { newsOf, ownQuery } from './device.queries.ts';
import { deviceMemory } from './device-tokens.ts';

const pauseMs = 2_000;
type Said = Exclude<DeviceNews, { kind: 'changed' }>;

/**
 * Listens to what the box has to say and goes on after every cut at the place that it heard of last: it is kept before anything is
 * said, so that nothing is said twice. Answers whether the line stands.
 */
export const useNews = (serial: string, begin: number, onNews: (news: Said) => void): boolean => {
  const client = useQueryClient();
  const [isOnline, setOnline] = useState(false);
  const hear = useEffectEvent((news: DeviceNews) => {
    if (news.kind === 'changed') return void client.invalidateQueries({ queryKey: ['device', serial] });
    deviceMemory<number>(serial, 'position').write(news.position);
    onNews(news);
  });
  const from = useEffectEvent((): number => {
    const memory = deviceMemory<number>(serial, 'position');
    if (memory.read() === undefined) memory.write(begin);
    return memory.read() ?? begin;
  });
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = async (): Promise<void> => {
      try {
        const news = newsOf(serial, from(), leaving.signal, () => setOnline(true));
        for await (const one of news) hear(one);
      } catch {
        // Cut off, or refused: whether this is still the device is asked along the way.
        if (!leaving.signal.aborted) void client.invalidateQueries({ queryKey: ownQuery(serial).queryKey });
      }
      if (leaving.signal.aborted) return;
      setOnline(false);
      timer = setTimeout(() => void listen(), pauseMs);
    };
    void listen();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [serial, client]);
  return isOnline;
};

import type { LiveEvent } from '@balcao/contract/notification';

/** So long what was told is remembered: far longer than a page takes from its first question to its stream. */
export const rememberedMs = 60_000;

interface Told {
  readonly event: LiveEvent;
  readonly at: number;
}

/** What the teams were told in the last minute: the newest of each topic, since a topic is read again as a whole. */
export const createRecentEvents = (now: () => number = () => performance.now()) => {
  const teams = new Map<string, Map<LiveEvent['topic'], Told>>();
  let tidiedAt = now();

  const tidy = (at: number): void => {
    if (at - tidiedAt < rememberedMs) return;
    tidiedAt = at;
    for (const [merchantId, topics] of teams) {
      for (const [topic, told] of topics) if (at - told.at > rememberedMs) topics.delete(topic);
      if (topics.size === 0) teams.delete(merchantId);
    }
  };

  return {
    add: (merchantId: string, event: LiveEvent): void => {
      const at = now();
      tidy(at);
      const topics = teams.get(merchantId) ?? new Map<LiveEvent['topic'], Told>();
      teams.set(merchantId, topics.set(event.topic, { event, at }));
    },
    /** What a team was told in the last so many milliseconds, up to a minute. */
    since: (merchantId: string, ms: number): readonly LiveEvent[] => {
      const from = now() - Math.min(ms, rememberedMs);
      const told = [...(teams.get(merchantId)?.values() ?? [])];
      return told.filter(({ at }) => at >= from).map(({ event }) => event);
    },
  };
};

import type { ReplyOf } from '@balcao/contract/endpoint';
import type { getToolTeam, hearEvents, hearRequests, openListener, openTail } from '@balcao/contract/tool';
import { placeNow, placeOfText, textOfPlace } from '../../platform/commit-place.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { WaitingQuestions } from '../../platform/waiting-questions.ts';
import type { RequestService } from '../request/request.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { WebhookListeners } from '../webhook/listener.service.ts';
import type { ToolKeys } from './tool-key.service.ts';

interface Needs {
  readonly db: Db;
  readonly keys: Pick<ToolKeys, 'mustGoOn'>;
  readonly questions: Pick<WaitingQuestions, 'ask'>;
  readonly listeners: Pick<WebhookListeners, 'begin' | 'hear'>;
  readonly requests: Pick<RequestService, 'tail'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly sandbox: boolean;
}

/** What the developer's tool hears of a team. */
export const createToolService = ({ db, keys, questions, listeners, requests, teams, sandbox }: Needs) => ({
  team: async ({ actor }: Call<typeof getToolTeam>): Promise<ReplyOf<typeof getToolTeam>> => {
    const team = await teams.payee(db, actor.merchantId);
    if (!team) throw new Error(`no team ${actor.merchantId}`);
    return {
      merchantNumber: team.merchantNumber,
      merchantName: team.name,
      keyName: actor.keyName,
      isSandbox: sandbox,
    };
  },

  listener: async ({ actor }: Call<typeof openListener>): Promise<ReplyOf<typeof openListener>> => {
    const { secret, place } = await listeners.begin({ merchantId: actor.merchantId, id: actor.ownerId });
    return { secret, cursor: textOfPlace(place) };
  },

  events: async ({ actor, query }: Call<typeof hearEvents>): Promise<ReplyOf<typeof hearEvents>> => {
    const key = { merchantId: actor.merchantId, id: actor.ownerId };
    let place = placeOfText(query.cursor);
    const look = async () => {
      await keys.mustGoOn(actor);
      const heard = await listeners.hear(key, place, query.type);
      place = heard.place;
      return heard.list.length > 0 ? heard.list : undefined;
    };
    const topics = ['webhook', 'toolKey', 'team'] as const;
    const list = await questions.ask({ actor, topics, seconds: query.wait ?? 0, look });
    return { list: [...(list ?? [])], cursor: textOfPlace(place) };
  },

  tail: async (_call: Call<typeof openTail>): Promise<ReplyOf<typeof openTail>> => ({
    cursor: textOfPlace(await placeNow(db)),
  }),

  requests: async (call: Call<typeof hearRequests>): Promise<ReplyOf<typeof hearRequests>> => {
    const { actor, query, locale, now } = call;
    let place = placeOfText(query.cursor);
    const look = async () => {
      await keys.mustGoOn(actor);
      for (;;) {
        const asked = { merchantId: actor.merchantId, after: place, outcome: query.outcome, locale, now };
        const { list, place: reached, isWhole } = await requests.tail(asked);
        place = reached;
        if (list.length > 0) return list;
        if (isWhole) return undefined;
      }
    };
    const topics = ['request', 'toolKey', 'team'] as const;
    const list = await questions.ask({ actor, topics, seconds: query.wait ?? 0, look });
    return { list: [...(list ?? [])], cursor: textOfPlace(place) };
  },
});
export type ToolService = ReturnType<typeof createToolService>;

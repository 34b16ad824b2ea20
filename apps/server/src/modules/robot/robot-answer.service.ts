import type { ReplyOf } from '@balcao/contract/endpoint';
import { type listRobotAnswers, robotAnswersAtOnce } from '@balcao/contract/robot-answer';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { RobotAnswerRow } from './robot.tables.ts';
import { listAnswers } from './robot-answer.repository.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
}
const present = ({
  id,
  robot,
  conversationId,
  question,
  text,
  by,
  handedOver,
  pieces,
  tokens,
  at,
}: RobotAnswerRow) => ({
  ...{ id, robot, conversationId, question, text, by, handedOver, pieces, tokens },
  at: at.toISOString(),
});

/** What robots were asked and have answered, for members who answer in the channel themselves. */
export const createRobotAnswers = ({ db, access }: Needs) => ({
  /** @throws Refusal `not_found`; `channel_right` without the right to answer. */
  list: async ({ actor, params, query }: Call<typeof listRobotAnswers>): Promise<ReplyOf<typeof listRobotAnswers>> => {
    const { channel, rights } = await access.reach(db, actor, params.id);
    if (!rights.includes('answer')) refuse('channel_right');
    const key = { merchantId: channel.merchantId, channelId: channel.id };
    const rows = await listAnswers(db, key, placeOf(query.cursor, idKeys), robotAnswersAtOnce + 1);
    const page = rows.slice(0, robotAnswersAtOnce);
    const last = page.at(-1);
    const hasMore = rows.length > robotAnswersAtOnce && last;
    return { list: page.map(present), nextCursor: hasMore ? cursorOf({ at: last.at, key: last.id }) : null };
  },
});
export type RobotAnswers = ReturnType<typeof createRobotAnswers>;

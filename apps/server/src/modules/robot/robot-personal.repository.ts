import { and, asc, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { type PersonalData, personalRows } from '../../platform/personal-data.ts';
import { conversationsOf } from '../conversation/conversation.reads.ts';
import { robotAnswers as answers, type RobotAnswerRow } from './robot.tables.ts';
import type { RobotKnowledge } from './robot-needs.ts';

const ofPerson = (customerId: string): SQL =>
  sql`(${answers.merchantId}, ${answers.conversationId}) in ${conversationsOf(sql`${customerId}::uuid`)}`;

/** Of so many questions at a time it is looked whether they stand among those that no robot knew. */
const answersAtOnce = 50;

/** What robots were asked by a person, and what they answered. */
export const createRobotData = ({
  knowledge,
}: {
  readonly knowledge: Pick<RobotKnowledge, 'forgetUnanswered'>;
}): PersonalData => ({
  name: 'robotAnswers',
  read: (queries, customerId) =>
    personalRows<Pick<RobotAnswerRow, 'id' | 'robot' | 'question' | 'text' | 'at'>>((after, limit) =>
      queries
        .select({
          id: answers.id,
          robot: answers.robot,
          question: answers.question,
          text: answers.text,
          at: answers.at,
        })
        .from(answers)
        .where(and(ofPerson(customerId), after && gt(answers.id, after.id)))
        .orderBy(asc(answers.id))
        .limit(limit),
    ),
  erase: async (tx, customerId) => {
    const { merchantId, id, channelId, question } = answers;
    const rows = await tx
      .select({ merchantId, id, channelId, question })
      .from(answers)
      .where(ofPerson(customerId))
      .orderBy(asc(id))
      .limit(answersAtOnce);
    for (const row of rows)
      await knowledge.forgetUnanswered(tx, {
        merchantId: row.merchantId,
        channelId: row.channelId,
        text: row.question,
      });
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await tx.delete(answers).where(and(ofPerson(customerId), inArray(id, ids)));
    return rows.length < answersAtOnce ? 'done' : 'left';
  },
});

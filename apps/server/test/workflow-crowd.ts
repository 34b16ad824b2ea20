import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import type pg from 'pg';
import { ending, flow, saying, step } from './workflows.ts';

interface Place {
  readonly merchantId: string;
  readonly channelId: string;
  readonly tagId: string;
}

/** So many followers of a channel who have a tag. */
export const addTagged = async (
  database: pg.Pool | pg.Client,
  { merchantId, channelId, tagId }: Place,
  people: number,
): Promise<void> => {
  await database.query(
    `with made as (
      insert into customer (id, name, phone, pin_hash, balance, created_at)
      select gen_random_uuid(), 'Pessoa ' || n, $3::text || ':' || n, '-', 0, now() from generate_series(1, $4::int) n returning id
    ), joined as (
      insert into channel_follower (merchant_id, channel_id, customer_id, is_muted, followed_at)
      select $1::uuid, $2::uuid, id, false, now() - interval '1 day' from made returning customer_id
    )
    insert into channel_follower_tag (merchant_id, channel_id, customer_id, tag_id)
    select $1::uuid, $2::uuid, customer_id, $3::uuid from joined`,
    [merchantId, channelId, tagId, people],
  );
};

const minuteMs = 60_000;
/** The time of the day by the clock of São Paulo, two minutes from now. */
export const soon = (): string =>
  formatDate(new Date(Date.now() + 2 * minuteMs).toISOString(), { zone: DEFAULT_ZONE, form: 'time' }).slice(0, 5);

/** Six steps, two of them with messages, with the followers that have a tag. */
export const dailyGreeting = (tag: string, time: string): WorkflowDefinition =>
  flow(
    [
      step('start', 'start', { trigger: 'schedule', words: '', day: 'day', time, tag }),
      saying('first', 'Bom dia!'),
      step('keep', 'value', { value: 'greeted', content: 'sim' }),
      step('once', 'condition', { value: 'greeted', comparison: 'equals', against: 'sim' }),
      saying('second', 'Chegou o pão.'),
      ending(),
    ],
    'start.next>first first.next>keep keep.next>once once.yes>second once.no>end second.next>end',
  );

import type { ScheduleDay, WorkflowTrigger } from '@balcao/contract/workflow-kind-start';
import type { WorkflowDefinition, WorkflowKindName } from '@balcao/contract/workflow-kinds';
import type { WorkflowFailure, WorkflowRunState } from '@balcao/contract/workflow-run';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** On which days, at what time of the zone of the product, and to followers with which tag. */
export interface Schedule {
  readonly day: ScheduleDay;
  readonly time: string;
  readonly tag: string;
}
/** The templates that a definition sends, by their ids. */
const templatesIn = (name: string, definition: string) =>
  jsonb(name)
    .$type<string[]>()
    .notNull()
    .generatedAlwaysAs(
      sql.raw(
        `jsonb_path_query_array(${definition}::jsonb, '$.nodes[*]?(@.kind == "template").data.template.templateId')`,
      ),
    );
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A workflow and its draft. One that was removed stays for the runs that followed it. */
export const workflows = pgTable(
  'workflow',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    name: text('name').notNull(),
    isOn: boolean('is_on').notNull(),
    /** As text, so that two can be compared as they were written. */
    draft: json('draft').$type<WorkflowDefinition>().notNull(),
    /** How often the draft was saved. */
    version: integer('version').notNull(),
    /** The draft is not what is published. */
    isChanged: boolean('is_changed').notNull(),
    /** The number of the published version. */
    published: integer('published'),
    /** What begins it, of the published version, and its words as they are compared. */
    trigger: text('trigger').$type<WorkflowTrigger>(),
    words: jsonb('words').$type<string[]>().notNull(),
    /** Of a published one that begins at times of the day. */
    schedule: json('schedule').$type<Schedule>(),
    /** When it begins next, and the time with which it is beginning: its followers are looked through up to this one. */
    dueAt: time('due_at'),
    beginningAt: time('beginning_at'),
    lookedTo: uuid('looked_to'),
    /** Staff of the platform hold it, in their words. */
    heldReason: text('held_reason'),
    heldAt: time('held_at'),
    updatedAt: time('updated_at').notNull(),
    removedAt: time('removed_at'),
    draftTemplates: templatesIn('draft_templates', 'draft'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('workflow_draft_template').using('gin', t.draftTemplates),
    index('workflow_anywhere').on(t.id),
    index('workflow_of_channel').on(t.merchantId, t.channelId).where(sql`${t.removedAt} is null`),
    index('workflow_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('workflow_beginning').on(t.beginningAt).where(sql`${t.beginningAt} is not null`),
    check('workflow_held', sql`(${t.heldAt} is null) = (${t.heldReason} is null)`),
    check('workflow_held_is_off', sql`${t.heldAt} is null or not ${t.isOn}`),
    check(
      'workflow_scheduled',
      sql`${t.isOn} and ${t.schedule} is not null or ${t.dueAt} is null and ${t.beginningAt} is null`,
    ),
    check(
      'workflow_published',
      sql`(${t.published} is null) = (${t.trigger} is null) and (${t.published} is not null or not ${t.isOn})`,
    ),
  ],
);
export type WorkflowRow = typeof workflows.$inferSelect;

/** What was published, for ever: a run follows the version with which it began. */
export const workflowVersions = pgTable(
  'workflow_version',
  {
    merchantId: uuid('merchant_id').notNull(),
    workflowId: uuid('workflow_id').notNull(),
    number: integer('number').notNull(),
    definition: json('definition').$type<WorkflowDefinition>().notNull(),
    publishedBy: uuid('published_by').notNull(),
    publishedAt: time('published_at').notNull(),
    templates: templatesIn('templates', 'definition'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.workflowId, t.number] }),
    index('workflow_version_template').using('gin', t.templates),
    foreignKey({
      name: 'workflow_version_of',
      columns: [t.merchantId, t.workflowId],
      foreignColumns: [workflows.merchantId, workflows.id],
    }),
  ],
);

/** One run with one follower. */
export const workflowRuns = pgTable(
  'workflow_run',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    workflowId: uuid('workflow_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    name: text('name').notNull(),
    number: integer('number').notNull(),
    state: text('state').$type<WorkflowRunState>().notNull(),
    failure: text('failure').$type<WorkflowFailure>(),
    /** At which step it is, and the how-manieth of the run that is. */
    nodeId: text('node_id').notNull(),
    visit: integer('visit').notNull(),
    /** The visit whose call was sent and whose outcome is not stored yet. */
    callingVisit: integer('calling_visit'),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** When it goes on by itself. */
    dueAt: time('due_at'),
    startedAt: time('started_at').notNull(),
    movedAt: time('moved_at').notNull(),
    endedAt: time('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({
      name: 'workflow_run_of',
      columns: [t.merchantId, t.workflowId, t.number],
      foreignColumns: [workflowVersions.merchantId, workflowVersions.workflowId, workflowVersions.number],
    }),
    uniqueIndex('workflow_run_active')
      .on(t.merchantId, t.channelId, t.customerId)
      .where(sql`${t.state} in ('running', 'asking', 'waiting')`),
    index('workflow_run_newest').on(
      t.merchantId,
      t.workflowId,
      t.startedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('workflow_run_begun').on(t.merchantId, t.channelId, t.customerId, t.startedAt),
    index('workflow_run_customer').on(t.customerId, t.id),
    index('workflow_run_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('workflow_run_left').on(t.movedAt).where(sql`${t.state} = 'running'`),
    index('workflow_run_old').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    check('workflow_run_state', sql`${t.state} in ('running', 'asking', 'waiting', 'done', 'handed', 'failed')`),
    check('workflow_run_ended', sql`(${t.state} in ('done', 'handed', 'failed')) = (${t.endedAt} is not null)`),
    check('workflow_run_failed', sql`(${t.state} = 'failed') = (${t.failure} is not null)`),
    check('workflow_run_waits', sql`(${t.state} in ('asking', 'waiting')) = (${t.dueAt} is not null)`),
  ],
);
export type RunRow = typeof workflowRuns.$inferSelect;

/** What happened at each step of a run. */
export const workflowRunSteps = pgTable(
  'workflow_run_step',
  {
    merchantId: uuid('merchant_id').notNull(),
    runId: uuid('run_id').notNull(),
    visit: integer('visit').notNull(),
    nodeId: text('node_id').notNull(),
    kind: text('kind').$type<WorkflowKindName>().notNull(),
    /** The way out that it took. */
    out: text('out'),
    failure: text('failure').$type<WorkflowFailure>(),
    detail: text('detail').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.runId, t.visit] }),
    foreignKey({
      name: 'workflow_run_step_of',
      columns: [t.merchantId, t.runId],
      foreignColumns: [workflowRuns.merchantId, workflowRuns.id],
    }),
  ],
);
export type RunStepRow = typeof workflowRunSteps.$inferSelect;

/** A follower with whom a workflow is to begin for a reason outside the conversation: once for each occasion (docs/decisions/089). */
export const workflowOccasions = pgTable(
  'workflow_occasion',
  {
    merchantId: uuid('merchant_id').notNull(),
    workflowId: uuid('workflow_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** Which order, refund or time of the day. */
    occasion: text('occasion').notNull(),
    channelId: uuid('channel_id').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    at: time('at').notNull(),
    /** When it is tried; null once it has begun, or was given up. */
    dueAt: time('due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.workflowId, t.customerId, t.occasion] }),
    foreignKey({
      name: 'workflow_occasion_of',
      columns: [t.merchantId, t.workflowId],
      foreignColumns: [workflows.merchantId, workflows.id],
    }),
    index('workflow_occasion_customer').on(t.customerId),
    index('workflow_occasion_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('workflow_occasion_old').on(t.at),
  ],
);
export type OccasionRow = typeof workflowOccasions.$inferSelect;

/** Which servers the workflows of a channel may call; one without a row calls none. */
export const workflowSettings = pgTable(
  'workflow_setting',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    hosts: jsonb('hosts').$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.channelId] })],
);

import { measureApplets } from './applet.ts';
import { measureBacklog } from './backlog.ts';
import { measureChannels } from './channel.ts';
import { measureConversations } from './conversation.ts';
import { measureDashboard } from './dashboard.ts';
import { measureExports } from './exports.ts';
import { measureFeeds } from './feed.ts';
import { measureFiles } from './files.ts';
import { measureFlood } from './flood.ts';
import { measureKnowledge } from './knowledge.ts';
import { measureMedia } from './media.ts';
import { measureMemory } from './memory.ts';
import { measureMessages } from './message.ts';
import { readOptions } from './options.ts';
import { measureOrders } from './orders.ts';
import { measurePayments } from './payment.ts';
import { measureReads } from './reads.ts';
import { measureRefunds } from './refunds.ts';
import { measureRobots } from './robot.ts';
import { measureSettlement } from './settlement.ts';
import { measureStart } from './start.ts';
import { measureStatements } from './statements.ts';
import { machine, type Row, tableOf } from './table.ts';
import { measureWeb } from './web.ts';
import { measureSlowWeb } from './web-slow.ts';
import { measureWorkflows } from './workflow.ts';

const sections = {
  payment: measurePayments,
  flood: measureFlood,
  orders: measureOrders,
  dashboard: measureDashboard,
  exports: measureExports,
  files: measureFiles,
  settlement: measureSettlement,
  refunds: measureRefunds,
  backlog: measureBacklog,
  statements: measureStatements,
  reads: measureReads,
  web: measureWeb,
  slow: measureSlowWeb,
  start: measureStart,
  memory: measureMemory,
  applet: measureApplets,
  message: measureMessages,
  channel: measureChannels,
  feed: measureFeeds,
  media: measureMedia,
  conversation: measureConversations,
  knowledge: measureKnowledge,
  robot: measureRobots,
  workflow: measureWorkflows,
} as const;

const readWords = () => {
  try {
    return readOptions(process.argv.slice(2), Object.keys(sections));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
const options = readWords();

const rows: Row[] = [];
console.log(`before: ${machine()}`);
for (const [name, measure] of Object.entries(sections))
  if (options.sections.length === 0 || options.sections.includes(name)) rows.push(...(await measure(options)));
console.log(`after: ${machine()}\n`);
console.log(tableOf(rows));

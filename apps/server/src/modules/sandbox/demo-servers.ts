import path from 'node:path';
import { createAppletCaller } from '@balcao/example-servers/applet-caller';
import { answerHttp } from '@balcao/example-servers/listen';
import { createPeople } from '@balcao/example-servers/people';
import { createQueueServer } from '@balcao/example-servers/queue';
import { fileRecords } from '@balcao/example-servers/records';
import type { Answer } from '@balcao/example-servers/server-needs';
import { createShopServer } from '@balcao/example-servers/shop';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { OtherHosts } from '../../platform/other-hosts.ts';
import type { DemoMerchant } from './demo-merchant.service.ts';
import { type DemoAppletSecret, type DemoServer, demoServers } from './demo-server.ts';

interface Needs {
  readonly config: Config;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly merchant: DemoMerchant;
  readonly otherHosts: Pick<OtherHosts, 'add'>;
}

/** A server of the demonstration, and what it does by itself. */
interface Running {
  readonly answer: Answer;
  readonly tellReady?: () => Promise<void>;
}
/** How often it looks for orders that are ready. */
const lookSeconds = 10;

const away: Answer = async () => new Response(null, { status: 503 });

/** Serves the backends of the demonstration's mini programs, on hosts of their own. */
export const serveDemoServers = ({ config, clock, jobs, merchant, otherHosts }: Needs): void => {
  const needsOf = (secret: DemoAppletSecret) => {
    const applet = createAppletCaller({ ...merchant.connection(), ...secret });
    return { merchant: merchant.client(), applet, people: createPeople(applet.openIdOf), now: clock.now };
  };
  // The records of each mini program have a file of their own: one of a sandbox that started over begins empty.
  const fileOf = ({ appId }: DemoAppletSecret): string => path.join(config.dataDir, 'demo-servers', `${appId}.jsonl`);
  const make: Readonly<Record<DemoServer, (applet: DemoAppletSecret) => Running>> = {
    shop: (applet) => {
      const { readyTemplate } = applet;
      return createShopServer({ ...needsOf(applet), readyTemplate, records: fileRecords(fileOf(applet)) });
    },
    queue: (applet) => ({
      answer: createQueueServer({ ...needsOf(applet), records: fileRecords(fileOf(applet)) }),
    }),
  };
  const made = new Map<string, Running>();
  const runningOf = (server: DemoServer): Running | undefined => {
    const applet = merchant.credentials()?.applets?.[server];
    if (!applet) return undefined;
    const running = made.get(applet.appId) ?? make[server](applet);
    made.set(applet.appId, running);
    return running;
  };
  jobs.every(lookSeconds, 'demo.ready', async () => runningOf('shop')?.tellReady?.());
  for (const server of Object.keys(demoServers) as DemoServer[]) {
    const hostname = `${demoServers[server].host}.${config.appletHost}`;
    otherHosts.add({
      isFor: (asked) => asked === hostname,
      answer: async (request, reply) => {
        reply.hijack();
        await answerHttp(runningOf(server)?.answer ?? away)(request.raw, reply.raw);
      },
    });
  }
};

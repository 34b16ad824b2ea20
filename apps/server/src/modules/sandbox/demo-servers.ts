import path from 'node:path';
import { answerHttp } from '@balcao/example-servers/listen';
import { createOpenIds } from '@balcao/example-servers/open-ids';
import { createPeople } from '@balcao/example-servers/people';
import { createQueueServer } from '@balcao/example-servers/queue';
import { fileRecords } from '@balcao/example-servers/records';
import type { Answer } from '@balcao/example-servers/server-needs';
import { createShopServer } from '@balcao/example-servers/shop';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { OtherHosts } from '../../platform/other-hosts.ts';
import type { DemoMerchant } from './demo-merchant.service.ts';
import { type DemoAppletSecret, type DemoServer, demoServers } from './demo-server.ts';

interface Needs {
  readonly config: Config;
  readonly clock: Clock;
  readonly merchant: DemoMerchant;
  readonly otherHosts: Pick<OtherHosts, 'add'>;
}

const away: Answer = async () => new Response(null, { status: 503 });

/** Serves what stands behind the demonstration's mini programs, on hosts beside theirs. */
export const serveDemoServers = ({ config, clock, merchant, otherHosts }: Needs): void => {
  const needsOf = (applet: DemoAppletSecret) => ({
    merchant: merchant.client(),
    people: createPeople(createOpenIds({ ...merchant.door(), ...applet })),
    now: clock.now,
  });
  // The records of each mini program have a file of their own: one of a sandbox that started over begins empty.
  const fileOf = ({ appId }: DemoAppletSecret): string => path.join(config.dataDir, 'demo-servers', `${appId}.jsonl`);
  const make: Readonly<Record<DemoServer, (applet: DemoAppletSecret) => Answer>> = {
    shop: (applet) => createShopServer({ ...needsOf(applet), records: fileRecords(fileOf(applet)) }),
    queue: (applet) => createQueueServer({ ...needsOf(applet), records: fileRecords(fileOf(applet)) }),
  };
  const made = new Map<string, Answer>();
  const answerOf = (server: DemoServer): Answer => {
    const applet = merchant.credentials()?.applets?.[server];
    if (!applet) return away;
    const answer = made.get(applet.appId) ?? make[server](applet);
    made.set(applet.appId, answer);
    return answer;
  };
  for (const server of Object.keys(demoServers) as DemoServer[]) {
    const hostname = `${demoServers[server].host}.${config.appletHost}`;
    otherHosts.add({
      isFor: (asked) => asked === hostname,
      answer: async (request, reply) => {
        reply.hijack();
        await answerHttp(answerOf(server))(request.raw, reply.raw);
      },
    });
  }
};

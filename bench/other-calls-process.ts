import { setTimeout as delay } from 'node:timers/promises';

const [address = '', token = ''] = process.argv.slice(2);
const everyMs = 20;
const latencies: number[] = [];
let isAsked = true;
process.on('message', () => {
  isAsked = false;
});

/** Asks for one small thing again and again, in a process that does nothing else, until it is told to stop. */
while (isAsked) {
  const from = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  latencies.push(performance.now() - from);
  await delay(everyMs);
}
process.send?.(latencies, () => process.exit(0));

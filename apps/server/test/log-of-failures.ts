import { afterEach, beforeEach } from 'vitest';
import { takeServerLog } from './server-log.ts';

// A test that fails with 'unavailable' or 'unexpected' says nothing of the reason: that stands in the log of the server.
beforeEach(() => void takeServerLog());
afterEach(({ task }) => {
  const log = takeServerLog();
  if (task.result?.state === 'fail' && log) process.stderr.write(`\nThe server's log of "${task.name}":\n${log}`);
});

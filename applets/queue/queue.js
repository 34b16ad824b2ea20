import { say } from './notice.js';
import { leaveQueue, readServices, readTicket, takeTicket } from './queue-server.js';
import { money, t } from './words.js';

const screen = document.getElementById('screen');
const everyMs = 5_000;

const element = (tag, text, className = '') => {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
};
const button = (text, className, onPress) => {
  const made = element('button', text, className);
  made.type = 'button';
  made.addEventListener('click', async () => {
    made.disabled = true;
    try {
      await onPress();
    } catch {
      say(t.offline, 'bad');
    }
    made.disabled = false;
  });
  return made;
};

const pay = async (payUrl) => {
  await balcao.pay({ code: payUrl });
  await show();
};

const showServices = async () => {
  const { services } = await readServices();
  screen.replaceChildren(
    element('h1', t.title),
    element('p', t.line, 'muted'),
    ...services.map(({ id, name, price }) =>
      button(t.take(name, money(price)), 'primary', async () => pay((await takeTicket(id)).payUrl)),
    ),
  );
};

const showTicket = ({ number, service, state, ahead, minutes, payUrl }) => {
  const head = [element('p', t.yours, 'muted'), element('strong', number, 'number'), element('p', service)];
  const rest = {
    unpaid: () => [element('p', t.unpaid), button(t.pay, 'primary', () => pay(payUrl)), giveUp()],
    waiting: () => [element('p', t.ahead(ahead), 'ahead'), element('p', t.waitingFor(minutes), 'muted')],
    called: () => [element('p', t.turn, 'ahead called')],
    done: () => [element('p', t.done), button(t.another, 'quiet', showServices)],
    refunded: () => [element('p', t.refunded), button(t.another, 'quiet', showServices)],
  };
  screen.replaceChildren(...head, ...rest[state]());
};
const giveUp = () =>
  button(t.leave, 'quiet', async () => {
    await leaveQueue();
    await showServices();
  });

let last = '';
const show = async () => {
  try {
    const { ticket } = await readTicket();
    const now = JSON.stringify(ticket);
    say('');
    if (now === last && screen.childElementCount > 0) return;
    last = now;
    if (ticket) showTicket(ticket);
    else await showServices();
  } catch {
    say(t.offline, 'bad');
    if (screen.childElementCount === 0) screen.replaceChildren(button(t.again, 'quiet', show));
  }
};

say(t.loading);
await show();
balcao.ready();
setInterval(() => {
  if (document.visibilityState === 'visible' && last !== 'null') show();
}, everyMs);

import { say } from './notice.js';
import { readOrders } from './shop-server.js';
import { money, t } from './words.js';

const list = document.getElementById('list');
const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' });

const payButton = (payUrl) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'small';
  button.textContent = t.pay;
  button.addEventListener('click', async () => {
    await balcao.pay({ code: payUrl });
    await show();
  });
  return button;
};

const lineOf = ({ goodsName, amount, state, pickupCode, refunded, createdAt, payUrl }) => {
  const line = document.createElement('li');
  const [name, facts, stand] = ['strong', 'span', 'span'].map((tag) => document.createElement(tag));
  name.textContent = goodsName;
  facts.textContent = `${money(amount)} · ${when.format(new Date(createdAt))}`;
  stand.className = 'state';
  stand.dataset.state = state;
  const standing = state === 'ready' ? t.ready(pickupCode) : t.states[state];
  stand.textContent = refunded > 0 ? t.refunded(money(refunded)) : standing;
  line.append(name, facts, stand);
  if (state === 'waiting') line.append(payButton(payUrl));
  return line;
};

const show = async () => {
  say(t.loading);
  try {
    const { orders } = await readOrders();
    list.replaceChildren(...orders.map(lineOf));
    say(orders.length === 0 ? t.none : '');
  } catch {
    say(t.offline, 'bad');
  }
};

document.getElementById('title').textContent = t.orders;
const back = document.getElementById('back');
back.textContent = t.shop;
back.addEventListener('click', () => balcao.back());
await show();
balcao.ready();

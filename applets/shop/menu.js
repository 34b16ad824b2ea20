import { say } from './notice.js';
import { placeOrder, readMenu } from './shop-server.js';
import { money, t } from './words.js';

const list = document.getElementById('goods');
const orderButton = document.getElementById('order');
const ordersButton = document.getElementById('orders');
const cart = new Map();
let goods = [];
// The message that says that an order is ready, when the shop sends one.
let readyTemplate = null;

const total = () => goods.reduce((sum, { id, price }) => sum + price * (cart.get(id) ?? 0), 0);

const showTotal = () => {
  const amount = total();
  orderButton.disabled = amount === 0;
  orderButton.textContent = amount === 0 ? t.empty : t.order(money(amount));
};

const stepButton = (text, label, onPress) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'step';
  button.textContent = text;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onPress);
  return button;
};

const lineOf = ({ id, name, price, picture }) => {
  const line = document.createElement('li');
  const [image, title, cost, count] = ['img', 'strong', 'span', 'output'].map((tag) => document.createElement(tag));
  image.src = picture;
  image.alt = '';
  title.textContent = name;
  cost.textContent = money(price);
  count.textContent = '0';
  const change = (by) => {
    const quantity = Math.min(20, Math.max(0, (cart.get(id) ?? 0) + by));
    cart.set(id, quantity);
    count.textContent = String(quantity);
    line.dataset.chosen = String(quantity > 0);
    showTotal();
  };
  const counter = document.createElement('div');
  counter.className = 'counter';
  counter.append(
    stepButton('−', t.less(name), () => change(-1)),
    count,
    stepButton('+', t.more(name), () => change(1)),
  );
  line.append(image, title, cost, counter);
  return line;
};

const open = async () => {
  say(t.loading);
  try {
    ({ goods, readyTemplate } = await readMenu());
    list.replaceChildren(...goods.map(lineOf));
    say('');
  } catch {
    say(t.offline, 'bad');
    list.replaceChildren(stepAgain());
  }
};
const stepAgain = () => {
  const line = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = t.again;
  button.addEventListener('click', open);
  line.append(button);
  return line;
};

/** Asked after the payment, when the message is useful. The order stands with every answer. */
const askForReady = async () => {
  if (readyTemplate === null) return;
  const answers = await balcao.subscribe({ templates: [readyTemplate] }).catch(() => ({}));
  if (answers[readyTemplate] === 'accept') say(t.told, 'good');
};

const order = async () => {
  orderButton.disabled = true;
  try {
    const chosen = [...cart].filter(([, quantity]) => quantity > 0).map(([id, quantity]) => ({ id, quantity }));
    const { payUrl } = await placeOrder(chosen);
    const { paid } = await balcao.pay({ code: payUrl });
    cart.clear();
    list.replaceChildren(...goods.map(lineOf));
    say(paid ? t.paid : t.unpaid, paid ? 'good' : 'plain');
    if (paid) await askForReady();
  } catch {
    // What was chosen stays chosen: the person may try again.
    say(t.offline, 'bad');
  }
  showTotal();
};

ordersButton.textContent = t.orders;
ordersButton.addEventListener('click', () => balcao.navigate({ page: 'orders.html' }));
orderButton.addEventListener('click', order);
showTotal();
await open();
balcao.ready();

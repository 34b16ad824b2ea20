import { articleLimits, isLinkOfArticle } from '@balcao/contract/article';

/** What never comes along, with all that is in it. */
const dropped =
  'script,style,xml,meta,link,title,head,iframe,frame,object,embed,svg,math,canvas,video,audio,source,form,input,button,select,textarea,template,noscript,base';
/** Numbers and letters before a point in front of an item; other signs are bullets. */
const numbered = /^\s*\(?(?:\d{1,3}|[a-z]{1,2}|[ivxlc]{1,6})[.)]/i;

const replaceTag = (element: Element, tag: string): HTMLElement => {
  const fresh = element.ownerDocument.createElement(tag);
  fresh.append(...element.childNodes);
  element.replaceWith(fresh);
  return fresh;
};
const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Word writes an item of a list as a paragraph that says its level and begins with its sign. */
const levelOfItem = (element: Element): number => {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(element.getAttribute('style') ?? '')?.[1];
  return Math.min(Number(level ?? 0), articleLimits.listLevels);
};
/** Takes the sign in front of an item away; answers with it. */
const takeSign = (item: Element): string => {
  const sign = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = sign?.textContent ?? '';
  sign?.remove();
  return text;
};
const makeWordLists = (root: Element): void => {
  const items = [...root.querySelectorAll('p')].filter((one) => levelOfItem(one) > 0);
  let open: { readonly list: Element; readonly level: number }[] = [];
  let last: Element | undefined;
  for (const item of items) {
    const level = levelOfItem(item);
    const tag = numbered.test(takeSign(item)) ? 'ol' : 'ul';
    if (!last || last.nextElementSibling !== item) open = [];
    open = open.filter((one) => one.level <= level);
    let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined;
    if (!list) {
      list = root.ownerDocument.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else item.before(list);
      if (!parent) last = list;
      open = [...open, { list, level }];
    }
    const held = root.ownerDocument.createElement('li');
    held.append(replaceTag(item, 'p'));
    list.append(held);
  }
};

const makeHeadings = (root: Element): void => {
  for (const paragraph of root.querySelectorAll('p[class]')) {
    const kind = /^Mso(?:(Title)|Heading(\d))/.exec(paragraph.className);
    if (kind) replaceTag(paragraph, kind[1] || kind[2] === '1' ? 'h1' : 'h3');
  }
};

/** Programs write bold and italic as styles, which are taken away after this. */
const makeMarks = (root: Element): void => {
  for (const element of root.querySelectorAll<HTMLElement>('b[id^="docs-internal-guid"]')) unwrap(element);
  for (const element of root.querySelectorAll<HTMLElement>('b,strong'))
    if (/^(normal|400)$/.test(element.style.fontWeight)) unwrap(element);
  for (const element of root.querySelectorAll<HTMLElement>('span')) {
    const { fontWeight, fontStyle } = element.style;
    const tags = [...(/^(bold|[6-9]00)/.test(fontWeight) ? ['strong'] : []), ...(fontStyle === 'italic' ? ['em'] : [])];
    for (const tag of tags) {
      const mark = element.ownerDocument.createElement(tag);
      mark.append(...element.childNodes);
      element.append(mark);
    }
  }
};

/** Cells hold paragraphs; what is larger than a table may be becomes lines of text. */
const makeTables = (root: Element): void => {
  for (const table of root.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tr')];
    const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
    const isNested = table.parentElement?.closest('table');
    if (isNested || rows.length > articleLimits.rows || columns > articleLimits.columns) {
      const lines = rows.map(({ cells }) => {
        const line = root.ownerDocument.createElement('p');
        line.textContent = [...cells].map(({ textContent }) => textContent?.trim()).join(' · ');
        return line;
      });
      table.replaceWith(...lines);
      continue;
    }
    for (const block of table.querySelectorAll('h1,h2,h3,h4,h5,h6,li,div'))
      if (block.closest('td,th')) replaceTag(block, 'p');
    for (const list of table.querySelectorAll('ul,ol,colgroup,caption')) unwrap(list);
    for (const row of rows)
      for (let missing = columns - row.cells.length; missing > 0; missing -= 1)
        row.append(root.ownerDocument.createElement('td'));
  }
};

/** Google Docs writes a list within a list between its items: it belongs to the item before it. */
const joinLists = (root: Element): void => {
  for (const list of root.querySelectorAll(':is(ul,ol) > :is(ul,ol)')) {
    const before = list.previousElementSibling ?? list.ownerDocument.createElement('li');
    if (!before.parentElement) list.before(before);
    before.append(list);
  }
};

/** Lists within lists go down to a level; what is deeper joins the last one. */
const flattenLists = (root: Element): void => {
  const deep = Array.from({ length: articleLimits.listLevels + 1 }, () => ':is(ul,ol)').join(' ');
  // From the outside in: a list that joined the one around it no longer makes what is in it deep.
  for (const list of root.querySelectorAll(deep)) {
    if (!list.matches(deep)) continue;
    const item = list.parentElement?.closest('li');
    if (item) item.after(...list.children);
    list.remove();
  }
};

const kept = /^(href|start|data-(pm-slice|level|upload|alt|width|height))$/;
/** Pictures of others would tell them who reads. Those that are no larger than a point were there for that alone. */
const dropPictures = (root: Element): number => {
  let count = 0;
  for (const picture of root.querySelectorAll('img,picture')) {
    const [width, height] = [picture.getAttribute('width'), picture.getAttribute('height')];
    if (picture.tagName === 'IMG' && !(Number(width ?? 9) <= 1 || Number(height ?? 9) <= 1)) count += 1;
    if (picture.tagName === 'IMG') picture.remove();
    else unwrap(picture);
  }
  return count;
};
const dropAttributes = (root: Element): void => {
  for (const link of root.querySelectorAll('a')) if (!isLinkOfArticle(link.getAttribute('href') ?? '')) unwrap(link);
  for (const element of root.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (!kept.test(name)) element.removeAttribute(name);
};

/**
 * What was pasted without what an article does not hold: nothing of it runs, loads or looks as elsewhere. Lists and headings of
 * Word and Google Docs become lists and headings. `pictures` were left out.
 */
export const cleanPasted = (html: string): { readonly html: string; readonly pictures: number } => {
  // A document that shows nothing and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  const remarks: Comment[] = [];
  for (let one = comments.nextNode(); one; one = comments.nextNode()) remarks.push(one as Comment);
  for (const remark of remarks) remark.remove();
  for (const element of body.querySelectorAll(dropped)) element.remove();
  const pictures = dropPictures(body);
  makeMarks(body);
  makeWordLists(body);
  makeHeadings(body);
  makeTables(body);
  joinLists(body);
  flattenLists(body);
  dropAttributes(body);
  return { html: body.innerHTML, pictures };
};

/** Whether what was pasted says something: Word puts a picture of the words next to them, and a picture alone into a paragraph. */
export const hasWords = (html: string): boolean =>
  (new DOMParser().parseFromString(cleanPasted(html).html, 'text/html').body.textContent ?? '').trim() !== '';

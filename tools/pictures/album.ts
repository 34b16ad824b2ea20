import fs from 'node:fs';
import path from 'node:path';

export interface Picture {
  readonly file: string;
  readonly app: string;
  readonly who: string;
  readonly route: string;
  readonly look: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page that shows every picture, grouped by app, screen and onlooker. */
export const writeAlbum = (folder: string, pictures: readonly Picture[]): void => {
  const groups = Map.groupBy(pictures, ({ app, route, who }) => `${app} ${route} (${who})`);
  const sections = [...groups].map(
    ([title, group]) =>
      `<h2>${escaped(title)}</h2><div>${group
        .map(
          ({ file, look }) =>
            `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${escaped(look)}</figcaption></figure>`,
        )
        .join('')}</div>`,
  );
  const style =
    'body{font:14px system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:260px;border:1px solid #ccc}';
  const page = `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${sections.join('')}`;
  fs.writeFileSync(path.join(folder, 'index.html'), page);
};

import fs from 'node:fs/promises';
import path from 'node:path';
import type { AppletEntry } from '@balcao/contract/applet';
import { LogEvent } from '@balcao/contract/log';
import type { Tx } from '../../platform/db.ts';
import { newSquarePicture } from '../../platform/square-picture.ts';
import type { AppletService } from '../applet/applet.service.ts';

const pictures = path.join(import.meta.dirname, 'pictures');

interface DemoApplet {
  readonly entry: Omit<AppletEntry, 'icon'>;
  /** A square as the product keeps it. */
  readonly icon: string;
}
/** The mini programs of the coffee roastery, oldest first. */
const coffeeApplets: readonly DemoApplet[] = [
  {
    entry: {
      name: 'Café do Mercado',
      abbreviation: 'Café',
      category: 'food',
      intro: 'Peça o seu café, pague pelo aplicativo e retire no balcão sem fila.',
      description: 'Cardápio, carrinho e pagamento por Pix.',
      template: 'shop',
    },
    icon: 'applet-cafe.webp',
  },
  {
    entry: {
      name: 'Barbearia do Mercado',
      abbreviation: 'Barbearia',
      category: 'beauty',
      intro: 'Pague, pegue a sua senha e espere onde quiser pela cadeira.',
      description: 'Fila da barbearia ao lado do café.',
      template: 'queue',
    },
    icon: 'applet-barbearia.webp',
  },
  {
    entry: {
      name: 'Clube do Grão',
      abbreviation: 'O Clube',
      category: 'shopping',
      intro: 'Grãos torrados na semana, entregues todo mês na sua casa.',
      description: '',
      template: 'blank',
    },
    icon: 'applet-clube.webp',
  },
];

interface Place {
  readonly merchantId: string;
  readonly createdBy: string;
  /** When the log says that it was done. */
  readonly when: (event: LogEvent, name: string) => Date;
}
/** Answers with their ids by name, for the log. */
export const seedApplets = async (
  tx: Tx,
  applets: Pick<AppletService, 'insert'>,
  { merchantId, createdBy, when }: Place,
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>();
  for (const { entry, icon } of coffeeApplets) {
    const picture = await fs.readFile(path.join(pictures, icon));
    const now = when(LogEvent.enum.appletCreated, entry.name);
    const made = await applets.insert(tx, { ...entry, merchantId, createdBy, now, icon: newSquarePicture(picture) });
    ids.set(entry.name, made.id);
  }
  return ids;
};

import { changeApplet, createApplet, getApplet } from '@balcao/contract/applet';
import { getDomains, replaceDomains } from '@balcao/contract/domain';
import sharp from 'sharp';
import type { Team } from './people.ts';

const square = { width: 64, height: 64, channels: 3, background: '#e06000' } as const;
const noDomains = { request: [], socket: [], upload: [], download: [], page: [] };
let named = 0;
const entry = () => {
  named += 1;
  const about = { abbreviation: 'Padaria', category: 'food', intro: 'Peça o pão e retire no balcão.' } as const;
  return { ...about, name: `Padaria do Largo ${named}`, description: '' };
};

/** A mini program of a certified team. */
export const openApplet = async (team: Pick<Team, 'call'>): Promise<string> => {
  const icon = (await sharp({ create: square }).png().toBuffer()).toString('base64');
  const { id } = await team.call(createApplet, { body: { ...entry(), template: 'blank', icon } });
  return id;
};

/** Every call that names a mini program: reads first, then changes. */
export const appletAsks = ({ appletId }: { appletId: string }) => {
  const params = { id: appletId };
  return [
    { target: getApplet, by: 'member', params },
    { target: changeApplet, by: 'member', params, body: { ...entry(), version: 1 } },
    { target: getDomains, by: 'member', params },
    { target: replaceDomains, by: 'member', params, body: { ...noDomains, version: 0 } },
  ] as const;
};

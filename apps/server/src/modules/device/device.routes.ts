import { currentDevice, setUpDevice } from '@balcao/contract/device';
import { demoDevices, openDemoDevice } from '@balcao/contract/device-demo';
import {
  addDevice,
  blockDevice,
  changeDevice,
  getDevice,
  listDevices,
  removeDevice,
  renewSetUp,
} from '@balcao/contract/device-list';
import { streamDevice } from '@balcao/contract/device-news';
import { cancelSale, getSale, listSales, sell, voidSale } from '@balcao/contract/device-sale';
import { cancelTap, getTap, nearTaps, payTap, startTap } from '@balcao/contract/device-tap';
import type { Implement } from '../../platform/implement.ts';
import type { DemoDevices } from './demo-device.service.ts';
import type { DeviceService } from './device.service.ts';
import type { DeviceStream } from './device-stream.service.ts';
import type { SaleService } from './sale.service.ts';
import type { TapService } from './tap.service.ts';
import type { TeamDevices } from './team-device.service.ts';

interface Devices {
  readonly devices: DeviceService;
  readonly sales: SaleService;
  readonly deviceStream: DeviceStream;
  readonly taps: TapService;
  readonly demoDevices: DemoDevices;
  readonly teamDevices: TeamDevices;
}

export const deviceRoutes = (implement: Implement, services: Devices): void => {
  const { devices, sales, deviceStream, taps, demoDevices: demo, teamDevices } = services;
  implement(listDevices, teamDevices.list);
  implement(getDevice, teamDevices.get);
  implement(addDevice, teamDevices.add, (_tx, { body }) => ({ name: body.name }));
  implement(changeDevice, teamDevices.change);
  implement(renewSetUp, teamDevices.renew, teamDevices.called);
  implement(blockDevice, teamDevices.block);
  implement(removeDevice, teamDevices.remove);
  implement(setUpDevice, devices.setUp);
  implement(currentDevice, devices.current);
  implement(sell, sales.sell);
  implement(listSales, sales.list);
  implement(getSale, sales.sale);
  implement(cancelSale, sales.cancel);
  implement(voidSale, sales.void);
  implement(streamDevice, deviceStream.stream);
  implement(startTap, taps.start);
  implement(getTap, taps.tap);
  implement(cancelTap, taps.cancel);
  implement(nearTaps, taps.near);
  implement(payTap, taps.pay);
  implement(demoDevices, demo.list);
  implement(openDemoDevice, demo.open);
};

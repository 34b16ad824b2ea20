import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';
import { openDemo } from './installation.ts';
const demo = await openDemo();
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--disable-dev-shm-usage', '--disable-gpu'] });
for (let i = 0; i < 3; i++) {
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
  await context.addInitScript((held) => localStorage.setItem('balcao.token', held), demo.token);
  await context.addInitScript(() => {
    const seen: any = { lcp: [], long: [] }; (globalThis as any).seen = seen;
    new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) seen.lcp.push([Math.round(e.startTime), e.size, e.element?.tagName, e.element?.className, e.element?.textContent?.slice(0, 40)]); }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((l) => { for (const e of l.getEntries()) seen.long.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true });
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  if (process.argv[3] !== 'fast') {
  await tools.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 }); }
  await page.goto(demo.server.url + (process.argv[2] ?? '/payment/transaction/orders'));
  await page.locator(process.argv[4] ?? 'table tbody tr a').first().waitFor();
  await new Promise((d) => setTimeout(d, 2500));
  const out = await page.evaluate(() => ({ seen: (globalThis as any).seen, fcp: performance.getEntriesByType('paint').map((e) => [e.name, Math.round(e.startTime)]), res: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((e: any) => [Math.round(e.startTime), Math.round(e.requestStart), Math.round(e.responseStart), Math.round(e.responseEnd), e.encodedBodySize, e.name.replace(/^http:..[^/]*/, ''), e.nextHopProtocol]) }));
  if (i) { console.log(out.res.map((r) => r.join('\t')).join('\n')); console.log(JSON.stringify(out.seen), JSON.stringify(out.fcp)); }
  await context.close();
}
await browser.close(); await demo.close();

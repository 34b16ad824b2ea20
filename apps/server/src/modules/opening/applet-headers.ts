import type { AppletDomains } from '@balcao/contract/applet-domain';

interface Page {
  /** The host that the files come from. */
  readonly origin: string;
  /** The only page that may show them in a frame. */
  readonly productOrigin: string;
  readonly domains: AppletDomains;
}

const portIn = /:\d+$/;
/** Without a port every port may be reached. */
const sourceOf = (domain: string): string => (portIn.test(domain) ? domain : `${domain}:*`);

/** What the code of a mini program may load and reach: itself, and its legal domains. A redirect to anywhere else is stopped, too. */
const policyOf = ({ origin, productOrigin, domains }: Page): string => {
  const { request, socket, upload, download, page } = domains;
  const reached = [...new Set([...request, ...upload, ...download, ...socket])].map(sourceOf);
  const embedded = page.map(sourceOf);
  const listed = (sources: readonly string[]): string => (sources.length > 0 ? sources.join(' ') : "'none'");
  return [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${origin}/ blob:`,
    `style-src ${origin}/ 'unsafe-inline'`,
    `img-src ${origin}/ data: blob: ${download.map(sourceOf).join(' ')}`.trim(),
    `font-src ${origin}/ data:`,
    `media-src ${origin}/ data: blob:`,
    `connect-src ${listed(reached)}`,
    `frame-src ${listed(embedded)}`,
    'worker-src blob:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${productOrigin}`,
  ].join('; ');
};

const features = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'web-share',
  'xr-spatial-tracking',
];

const noFeatures = features.map((feature) => `${feature}=()`).join(', ');

/** What every answer of a mini program's host says: its code runs without an origin, in a process of its own, and reaches nothing else. */
export const appletHeaders = (page: Page): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(page),
  'origin-agent-cluster': '?1',
  'permissions-policy': noFeatures,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'cross-origin',
  // Pages without an origin are strangers to their own files.
  'access-control-allow-origin': '*',
});

/** The headers that tell the browser what to forbid: the one source for every server of the site. */

/**
 * The content security policy: scripts, styles and data come from the page's own origin, and none
 * of them is inline. WebAssembly can be compiled, which no text can become (decision 24). The card
 * faces are made in the page, as blobs. https://www.w3.org/TR/CSP3/,
 * https://www.w3.org/TR/trusted-types/
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // The one in src/ui/platform/scripts.ts.
  'trusted-types bigben',
];

/**
 * For a `meta` tag of the page, for hosts that send no headers. A `meta` tag cannot forbid framing.
 */
export const PAGE_POLICY = POLICY.join('; ');

/** Sent with every answer. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [...POLICY, "frame-ancestors 'none'"].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

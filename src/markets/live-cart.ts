import type { AppEnv } from './app-env.ts';

/** Live cart over a websocket (rule G-07; its switch is a row of `switches.ts`). */
export const LIVE_CART = {
  connectionsPerCart: 10,
  retries: 2,
  retryDelayMs: 5000,
} as const;

/** The port of rule G-07, for merchants who put the socket on its own; by default it shares HTTP's. */
export const WEBSOCKET_PORT = 2087;

const protocols: Readonly<Record<AppEnv, 'ws' | 'wss'>> = {
  production: 'wss',
  stage: 'ws',
  test: 'ws',
  development: 'ws',
};

/** `wss` in production; elsewhere the page's own protocol may raise `ws` to it. */
export function websocketProtocol(appEnv: AppEnv): 'ws' | 'wss' {
  return protocols[appEnv];
}

import type { ApiRequest, Engine } from '../api/engine.ts';
import { resumeSession } from '../commerce/people/sessions/resume-session.ts';
import type { Session, SessionLifetime } from '../commerce/people/sessions/session.ts';
import type { Market } from '../markets/countries.ts';
import { endedSessionCookies, sessionCookies } from './http/session-cookies.ts';

/** The session side of one request: its calls open, renew and end a session, and the browser is told by cookies. */
export interface SessionVisit extends Pick<ApiRequest, 'onNewSession' | 'onSessionEnd'> {
  /** Those that what was called has made necessary so far. */
  readonly cookies: readonly string[];
  /** The session of the request's token, where there is one. */
  resume(): Promise<Session | undefined>;
}

export function openSessionVisit(
  engine: Pick<Engine, 'database' | 'clock'>,
  request: { readonly market: Market; readonly token: string | undefined; readonly isHttps: boolean },
): SessionVisit {
  const { market, token, isHttps } = request;
  const cookies: string[] = [];
  const onNewSession = (opened: string, lifetime: SessionLifetime) => {
    cookies.push(...sessionCookies(opened, lifetime, isHttps));
  };
  return {
    cookies,
    onNewSession,
    onSessionEnd() {
      cookies.push(...endedSessionCookies(isHttps));
    },
    async resume() {
      if (token === undefined) return undefined;
      return resumeSession(engine, token, market.storeId, (lifetime) => onNewSession(token, lifetime));
    },
  };
}

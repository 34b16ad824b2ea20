import type { AppletGrant, Opening } from '@balcao/contract/opening';
import { Loader } from '@balcao/ui/loader.tsx';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openBridge } from './bridge.ts';
import type { PageNews } from './bridge-message.ts';
import { hostNameOf } from './host-name.ts';
import { callsOf } from './opening.queries.ts';
import { type Asks, handlersOf } from './opening-handlers.ts';
import classes from './opening-screen.module.css';
import type { EndedBecause } from './worker-message.ts';

const route = getRouteApi('/signed-in/applet/$appId');

interface OpeningFrameProps {
  opening: Opening;
  /** How often it was opened again. */
  attempt: number;
  asks: Asks;
  grants: readonly AppletGrant[];
  isReady: boolean;
  /** The opening has ended: the frame is removed, which stops everything that runs in it. */
  isGone: boolean;
  onGrants: (grants: readonly AppletGrant[]) => void;
  onLoad: () => void;
  onNews: (news: PageNews) => void;
  onEnd: (because: EndedBecause) => void;
}

const appIdInHost = /^bl[0-9a-f]{16}/;

/**
 * The address of the page that the link asks for, or of the first. Opened again it comes from a host of another number, so that the
 * browser does not put it into the process that may still be stuck.
 */
const addressOf = ({ url, pages }: Opening, attempt: number, search: Readonly<Record<string, unknown>>): string => {
  const address = new URL(url);
  if (attempt > 0) address.hostname = address.hostname.replace(appIdInHost, (appId) => hostNameOf(appId, attempt));
  const page = typeof search.page === 'string' && pages.includes(search.page) ? search.page : undefined;
  if (page) address.pathname = `/${address.pathname.split('/')[1]}/${page}`;
  for (const [name, value] of Object.entries(search))
    if (name.startsWith('q.')) address.searchParams.set(name.slice(2), String(value));
  return address.href;
};

/** The page of a mini program, on its own host and in a process of its own: it shares nothing with the phone but messages. */
export const OpeningFrame = (props: OpeningFrameProps) => {
  const { opening, attempt, asks, grants, isReady, isGone, onGrants, onLoad } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(grants);
  latest.current = grants;
  const address = addressOf(opening, attempt, route.useSearch());
  const ended = useEffectEvent(props.onEnd);
  const tell = useEffectEvent(props.onNews);
  const keep = useEffectEvent((next: readonly AppletGrant[]) => {
    latest.current = next;
    onGrants(next);
  });
  useEffect(() => {
    if (isGone || !frame.current) return undefined;
    const handlers = handlersOf({
      opening,
      calls: callsOf(opening.id),
      asks,
      grants: () => latest.current,
      keepGrants: (next) => keep(next),
    });
    return openBridge({
      frame: frame.current,
      handlers,
      onNews: (news) => tell(news),
      onEnd: (because) => ended(because),
    });
  }, [opening, asks, isGone]);
  return (
    <div className={classes.frame} style={{ background: opening.window.background ?? undefined }}>
      {!isReady && !isGone && (
        <div className={classes.loading}>
          <Loader />
        </div>
      )}
      {!isGone && (
        <iframe
          ref={frame}
          className={classes.page}
          title={opening.applet.name}
          src={address}
          sandbox="allow-scripts allow-forms"
          allow=""
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
    </div>
  );
};

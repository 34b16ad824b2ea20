import { useEffect } from 'react';
import { hostNameOf } from './host-name.ts';

/**
 * An empty frame on the host of a mini program: the browser begins the process of that host while the phone asks for the address, and
 * keeps it for the mini program (decision 066). It stands in a tree of its own, separate from the rest of the phone.
 */
export const useEarlyFrame = (appId: string, attempt: number, isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return undefined;
    const holder = document.createElement('div');
    holder.hidden = true;
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts', 'allow-forms');
    frame.allow = '';
    frame.referrerPolicy = 'no-referrer';
    frame.src = `/phone/frame/${hostNameOf(appId, attempt)}`;
    holder.attachShadow({ mode: 'closed' }).append(frame);
    document.body.append(holder);
    return () => holder.remove();
  }, [appId, attempt, isWanted]);
};

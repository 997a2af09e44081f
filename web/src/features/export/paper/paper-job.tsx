import type { SessionDocument } from '@sextant/contracts';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type PaperPicture, PaperPicturesContext } from '../../../blocks/paper.tsx';
import { useAuthorizedCall } from '../../../lib/store-hooks.ts';
import { drawn } from './drawn.ts';
import { PaperSession } from './paper-session.tsx';
import { printPaper } from './print-paper.ts';
import { saveWithPictures } from './save-with-pictures.ts';

interface PaperJobProps {
  /** The id of one's own session, or the token of a shared one, which can be printed alone. */
  of: { id: string; purpose: 'print' | 'docx' } | { token: string };
  onEnd: (isDone: boolean) => void;
}

/** Lays a session out for paper, out of sight, and prints it, or takes its pictures for the Word file. */
export default function PaperJob({ of, onEnd }: PaperJobProps) {
  const { id, purpose, token } = { id: '', purpose: 'print', token: '', ...of };
  const call = useAuthorizedCall();
  const [read, setRead] = useState<SessionDocument | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const pictures = useRef(new Map<HTMLElement, PaperPicture>());
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    const leave = new AbortController();
    const asked = token
      ? call('sharedDocument', { params: { token } }, { signal: leave.signal })
      : call('sessionDocument', { params: { id } }, { signal: leave.signal });
    asked
      .then(async (reply) => {
        if (!reply.ok) throw new Error(`The server answered ${reply.status}.`);
        setRead((await reply.json()) as SessionDocument);
      })
      .catch(() => leave.signal.aborted || end.current(false));
    return () => leave.abort();
  }, [call, id, token]);

  useEffect(() => {
    const element = paper.current;
    if (!read || !element) return;
    let isLeft = false;
    const work = async () => {
      await drawn(element);
      if (isLeft) return;
      if (purpose === 'print') await printPaper(read.title);
      else await saveWithPictures(call, id, [...pictures.current.values()]);
    };
    work().then(
      () => isLeft || end.current(true),
      () => isLeft || end.current(false),
    );
    return () => {
      isLeft = true;
    };
  }, [read, purpose, call, id]);

  return createPortal(
    <div ref={paper} className="paper" aria-hidden="true" inert data-paper>
      {read && (
        <PaperPicturesContext value={(picture) => pictures.current.set(picture.figure, picture)}>
          <PaperSession document={read} />
        </PaperPicturesContext>
      )}
    </div>,
    document.body,
  );
}

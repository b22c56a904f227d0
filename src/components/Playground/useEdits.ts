import {useEffect, useEffectEvent, useState} from 'react';
import {changesOf, hashOf, readLink, writeLink} from './link';
import type {Files} from './protocol';

/** How long after the last key the address follows, in milliseconds. */
const ADDRESS_DELAY = 400;

type Edits = {
  /** The files as they are now; `undefined` while a link is read. */
  readonly files: Files | undefined;
  readonly isChanged: boolean;
  /** Where the files come from, if not from the visitor. */
  readonly note: string;
  /** Whether the address carries the change. */
  readonly link: 'none' | 'written' | 'too long';
  readonly change: (name: string, text: string) => void;
  readonly reset: () => void;
  /** Takes the change out of the address. */
  readonly leave: () => void;
};

function replaceHash(hash: string): void {
  history.replaceState(
    history.state,
    '',
    location.pathname + location.search + hash,
  );
}

/** Holds the files that a visitor edits, and writes the change to the address. */
export function useEdits(name: string, originals: Files): Edits {
  const [files, setFiles] = useState<Files | undefined>(() =>
    location.hash.startsWith(hashOf(name)) ? undefined : originals,
  );
  const [note, setNote] = useState('');
  const [link, setLink] = useState<Edits['link']>('none');
  const changes = files && changesOf(files, originals);
  const isChanged = Object.keys(changes ?? {}).length > 0;

  useEffect(() => {
    if (location.hash.startsWith(hashOf(name))) {
      readLink(name, location.hash, originals).then(
        (read) => {
          setFiles(read);
          setNote('The change came with the link.');
        },
        () => {
          setFiles(originals);
          setNote(
            'The change in the link is damaged. This is the original code.',
          );
        },
      );
    }
  }, [name, originals]);

  function leave(): void {
    if (location.hash.startsWith(hashOf(name))) {
      replaceHash('');
    }
  }

  const write = useEffectEvent(async (): Promise<void> => {
    if (!changes) {
      return;
    }
    if (isChanged) {
      const hash = await writeLink(name, changes);
      setLink(hash ? 'written' : 'too long');
      if (hash) {
        replaceHash(hash);
      }
    } else {
      setLink('none');
      leave();
    }
  });
  useEffect(() => {
    const timeout = setTimeout(() => void write(), ADDRESS_DELAY);
    return () => clearTimeout(timeout);
  }, [files]);

  return {
    files,
    isChanged,
    note,
    link,
    change: (file, text) => {
      setNote('');
      setFiles((before) => ({...(before ?? originals), [file]: text}));
    },
    reset: () => {
      setNote('');
      setFiles(originals);
    },
    leave,
  };
}

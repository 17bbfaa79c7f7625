import { lazy, Suspense, type ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { Icon } from '../../../components/Icon/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import type { PaperFile } from '../../paper/types.js';
import { List, Root } from './FilesPane.styles.js';
import { filesPaneMessages as messages } from './messages.zh.js';
import { useGone } from './use-gone.js';

/** With the libraries that draw documents. */
const PaperViewer = lazy(async () => ({
  default: (await import('../../paper/PaperViewer/PaperViewer.js')).PaperViewer,
}));

const kinds: Readonly<Partial<Record<string, PaperFile['kind']>>> = {
  pdf: 'pdf',
  doc: 'word',
  docx: 'word',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
};

/** A file that somebody has sent. */
export interface SentFile {
  name: string;
  url: string;
}

export interface FilesPaneProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What the files are: 何小满的作品. */
  title: string;
  files: readonly SentFile[];
  /** The folder with what pdf.js fetches for some files. */
  assetsUrl: string;
}

/** Files drawn as pages; they are saved by a button and never opened in the page's own origin. */
export function FilesPane({ title, files, assetsUrl, ...rest }: FilesPaneProps) {
  const gone = useGone(files);
  const drawn = files.flatMap(({ name, url }) => {
    const kind = kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
    return kind === undefined || gone.has(url) ? [] : [{ name, url, kind }];
  });
  return (
    <Root {...rest}>
      {drawn.length > 0 && (
        <Suspense
          fallback={
            <div aria-busy="true">
              <Skeleton lines={12} />
            </div>
          }
        >
          <PaperViewer title={title} files={drawn} assetsUrl={assetsUrl} />
        </Suspense>
      )}
      <Files files={files} gone={gone} />
    </Root>
  );
}

/** Files with a button that saves each. */
export function FileList({ files }: Pick<FilesPaneProps, 'files'>) {
  return <Files files={files} gone={useGone(files)} />;
}

function Files({ files, gone }: Pick<FilesPaneProps, 'files'> & { gone: ReadonlySet<string> }) {
  if (files.length === 0) return <p>{messages.none}</p>;
  return (
    <List>
      {files.map(({ name, url }) => (
        <li key={url}>
          <span>{name}</span>
          {gone.has(url) ? (
            <b>{messages.gone}</b>
          ) : (
            <Button size="sm" href={url} download={name} startIcon={<Icon name="download" size={16} />}>
              {messages.save}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

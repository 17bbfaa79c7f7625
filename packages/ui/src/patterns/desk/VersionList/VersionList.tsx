import { useState, type ComponentProps } from 'react';

import { Button } from '../../../components/Button/index.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog/index.js';
import { ErrorState } from '../../../components/ErrorState/index.js';
import { Skeleton } from '../../../components/Skeleton/index.js';
import { StatusTag } from '../../../components/StatusTag/index.js';
import { changesOf, type ContentKind } from '../KindTable/kinds.js';
import { SheetPart } from '../SheetColumns/SheetColumns.js';
import { versionListMessages as messages } from './messages.zh.js';
import { List } from './VersionList.styles.js';

export interface ListedVersion {
  version: number;
  /** What has changed in it. */
  kinds: readonly ContentKind[];
  /** The version that was put back with it; 0 if none was. */
  restores: number;
  /** When, and by whom. */
  note: string;
}

export interface VersionListProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The present one is the first. Not passed while loading. */
  versions: readonly ListedVersion[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Called after the question whether it is meant. */
  onPutBack: (version: number) => void;
  /** While something else is published. */
  disabled: boolean;
}

/** The present version and those before it, each of which can be put back. */
export function VersionList(props: VersionListProps) {
  const { versions, failed, onRetry, onPutBack, disabled, ...rest } = props;
  const [asked, setAsked] = useState<number>();
  return (
    <SheetPart ruled title={messages.title} aria-label={messages.list} {...rest}>
      {failed && <ErrorState onRetry={onRetry} />}
      {!failed && versions === undefined && <Skeleton lines={6} />}
      {versions?.length === 0 && <p>{messages.none}</p>}
      <List>
        {versions?.map(({ version, kinds, restores, note }, index) => (
          <li key={version}>
            <b>{version}</b>
            <div>
              {restores > 0 ? messages.restores(restores) : changesOf(kinds) || messages.unchanged}
              <small>{note}</small>
            </div>
            {index === 0 ? (
              <StatusTag tone="ok">{messages.present}</StatusTag>
            ) : (
              <Button
                size="sm"
                variant="secondary"
                aria-label={messages.putBackOne(version)}
                disabled={disabled}
                onClick={() => setAsked(version)}
              >
                {messages.putBack}
              </Button>
            )}
          </li>
        ))}
      </List>
      <ConfirmDialog
        open={asked !== undefined}
        title={messages.question(asked ?? 0)}
        confirmLabel={messages.putBack}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) onPutBack(asked);
          setAsked(undefined);
        }}
      >
        {messages.explanation}
      </ConfirmDialog>
    </SheetPart>
  );
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { UploadItem } from '@inkstone/ui/components/UploadField';

import type { Sending } from '../form/use-valid-form.js';
import { isLostLine, refusalOf } from '../form/refusal.js';
import type { Upload } from '../rules/uploads.js';
import { acceptOf, previewOf, takeChosen, type ChoiceRule } from './choice.js';
import type { FilesOfField } from './use-file-field.js';

/** Sends one file and answers its address; it fits the client's `uploadFile`. Rejects when `signal` is aborted. */
export type UploadHandler = (file: File, sending: Sending) => Promise<string>;

/** With `files` of useFileField. */
export interface UploadsOptions extends FilesOfField<Upload> {
  rule: ChoiceRule;
  onUpload: UploadHandler;
}

/** What the sending of a file needs. */
interface Task {
  file: File;
  controller: AbortController;
  /** Holds the picture's memory until it is given back. */
  previewUrl: string | undefined;
}

/** What is drawn of a file beside what the form holds; the form need not be checked anew at each step of it. */
type Drawn = Pick<UploadItem, 'percent' | 'previewUrl' | 'message'>;

/** Of the whole page: a field that comes back with its files must not give their ids again. */
let made = 0;

/**
 * The files of a field that are sent as soon as they are chosen, one after another: on a slow line each finishes
 * sooner than all would side by side. What is with the server stays there whatever happens to another file or field
 * (docs/decisions/0020). The answer is to be spread on `UploadField`.
 */
export function useUploads({ field, say, hush, rule, onUpload }: UploadsOptions) {
  const { value: files, held, onChange } = field;
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Drawn>>(new Map());
  const tasks = useRef(new Map<string, Task>());
  const queue = useRef(Promise.resolve());
  const isThere = useRef(false);

  // Also when the form was cleared from outside.
  useLayoutEffect(() => {
    for (const [id, task] of tasks.current) {
      if (files.some((file) => file.id === id)) continue;
      end(task);
      tasks.current.delete(id);
    }
  }, [files]);

  useEffect(() => {
    const { current: running } = tasks;
    isThere.current = true;
    return () => {
      isThere.current = false;
      for (const task of running.values()) end(task);
      running.clear();
    };
  }, []);

  function draw(id: string, part: Partial<Drawn>) {
    setDrawn((before) => {
      const known = before.get(id) ?? { percent: null };
      return new Map(before).set(id, { ...known, ...part });
    });
  }

  function update(id: string, part: Partial<Upload>) {
    onChange(held().map((file) => (file.id === id ? { ...file, ...part } : file)));
  }

  function take(chosen: readonly File[]) {
    if (!isThere.current) return;
    const added = chosen.map((file): Upload => {
      made += 1;
      const id = `file-${String(made)}`;
      const previewUrl = previewOf(file);
      tasks.current.set(id, { file, controller: new AbortController(), previewUrl });
      draw(id, { percent: 0, previewUrl });
      return { id, name: file.name, size: file.size, status: 'uploading', url: '' };
    });
    onChange([...held(), ...added]);
    for (const { id } of added) enqueue(id);
  }

  function remove(id: string) {
    end(tasks.current.get(id));
    tasks.current.delete(id);
    onChange(held().filter((file) => file.id !== id));
  }

  function enqueue(id: string) {
    queue.current = queue.current.then(() => send(id));
  }

  async function send(id: string) {
    const task = tasks.current.get(id);
    // Taken away while it was waiting.
    if (!task) return;
    try {
      const url = await onUpload(task.file, {
        signal: task.controller.signal,
        onProgress: (share) => {
          draw(id, { percent: share === undefined ? null : share * 100 });
        },
      });
      if (tasks.current.has(id)) update(id, { status: 'done', url });
    } catch (error) {
      if (tasks.current.has(id)) fail(id, error);
    }
  }

  function fail(id: string, error: unknown) {
    if (isLostLine(error)) {
      draw(id, { message: refusalOf(error) });
      update(id, { status: 'failed' });
      return;
    }
    // The server will not have this file, now or later (Spec B 8).
    end(tasks.current.get(id));
    tasks.current.delete(id);
    say(
      refusalOf(error),
      held().filter((file) => file.id !== id),
    );
  }

  return {
    items: files.map(({ id, name, size, status }): UploadItem => {
      return { percent: null, ...drawn.get(id), id, name, size, status };
    }),
    most: rule.most,
    accept: acceptOf(rule.types),
    onAdd: (chosen: File[]) => {
      hush();
      void takeChosen(chosen, { rule, held, take, refuse: say });
    },
    onRemove: remove,
    onCancel: remove,
    onRetry: (id: string) => {
      draw(id, { percent: 0, message: undefined });
      update(id, { status: 'uploading' });
      enqueue(id);
    },
  };
}

/** Stops the sending and gives back the picture's memory. */
function end(task: Task | undefined): void {
  task?.controller.abort();
  if (task?.previewUrl !== undefined) URL.revokeObjectURL(task.previewUrl);
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import type { UploadItem } from '@inkstone/ui/components/UploadField';

import type { Sending } from '../form/use-valid-form.js';
import { isLostLine, isSessionEnd, refusalOf } from '../form/refusal.js';
import type { Upload } from '../rules/uploads.js';
import { acceptOf, previewOf, takeChosen, type ChoiceRule } from './choice.js';
import type { FilesOfField } from './use-file-field.js';

/** Uploads one file and resolves to its address, as the client's `uploadFile`. Rejects when `signal` is aborted. */
export type UploadHandler = (file: File, sending: Sending) => Promise<string>;

/** With `files` of `useFileField`. */
export interface UploadsOptions extends FilesOfField<Upload> {
  rule: ChoiceRule;
  onUpload: UploadHandler;
}

/** The resources of an upload. */
interface Task {
  file: File;
  controller: AbortController;
  /** Holds the memory of the picture until it is revoked. */
  previewUrl: string | undefined;
}

/** The state of a file that is not part of the form, so that its changes do not validate the form. */
type Drawn = Pick<UploadItem, 'percent' | 'previewUrl' | 'message'>;

/** For the whole page: a field that is mounted again with its files must not reuse their ids. */
let made = 0;

/**
 * The files of a field that are uploaded as soon as they are chosen. They are uploaded one after another, because on a
 * slow connection the first one is then complete sooner. An uploaded file stays, whatever happens to other files or
 * fields; a file that the server refuses is removed, and one without a response, or whose session has ended, stays with
 * 重新上传. Spread the result on `UploadField`.
 */
export function useUploads({ field, say, hush, rule, onUpload }: UploadsOptions) {
  const { value: files, held, onChange } = field;
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Drawn>>(new Map());
  const tasks = useRef(new Map<string, Task>());
  const queue = useRef(Promise.resolve());
  const isThere = useRef(false);

  // Also after the form was reset from outside.
  useLayoutEffect(() => {
    for (const [id, task] of tasks.current) {
      if (files.some((file) => file.id === id)) continue;
      end(task);
      tasks.current.delete(id);
    }
  }, [files]);

  const goOn = useEffectEvent(() => {
    for (const { id, file, status } of held()) {
      if (file === undefined || tasks.current.has(id)) continue;
      begin(id, file);
      if (status !== 'done') retry(id);
    }
  });

  useEffect(() => {
    const { current: running } = tasks;
    isThere.current = true;
    // With the files of a draft, or of a form that was hidden: both have ended their uploads.
    goOn();
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
      begin(id, file);
      return { id, name: file.name, size: file.size, status: 'uploading', url: '', file };
    });
    onChange([...held(), ...added]);
    for (const { id } of added) enqueue(id);
  }

  function begin(id: string, file: File) {
    const previewUrl = previewOf(file);
    tasks.current.set(id, { file, controller: new AbortController(), previewUrl });
    draw(id, { percent: 0, previewUrl });
  }

  function retry(id: string) {
    draw(id, { percent: 0, message: undefined });
    update(id, { status: 'uploading' });
    enqueue(id);
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
    // The file was removed while it waited.
    if (!task) return;
    try {
      const url = await onUpload(task.file, {
        signal: task.controller.signal,
        onProgress: (share) => draw(id, { percent: share === undefined ? null : share * 100 }),
      });
      if (tasks.current.has(id)) update(id, { status: 'done', url });
    } catch (error) {
      if (tasks.current.has(id)) fail(id, error);
    }
  }

  function fail(id: string, error: unknown) {
    if (isLostLine(error) || isSessionEnd(error)) {
      draw(id, { message: refusalOf(error) });
      update(id, { status: 'failed' });
      return;
    }
    // The server refuses this file, and would refuse it again (Spec B 8).
    end(tasks.current.get(id));
    tasks.current.delete(id);
    say(
      refusalOf(error),
      held().filter((file) => file.id !== id),
    );
  }

  return {
    items: files.map(({ id, name, size, status, previewUrl }): UploadItem => {
      return { percent: null, previewUrl, ...drawn.get(id), id, name, size, status };
    }),
    most: rule.most,
    accept: acceptOf(rule.types),
    onAdd: (chosen: File[]) => {
      hush();
      void takeChosen(chosen, { rule, held, take, refuse: say });
    },
    onRemove: remove,
    onCancel: remove,
    onRetry: retry,
  };
}

/** Aborts the upload and revokes the object URL. */
function end(task: Task | undefined): void {
  task?.controller.abort();
  if (task?.previewUrl !== undefined) URL.revokeObjectURL(task.previewUrl);
}

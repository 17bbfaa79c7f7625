import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { UploadItem } from '@inkstone/ui/components/UploadField';

import type { Sending } from '../form/useValidForm.js';
import { fileMessages } from '../messages.zh.js';
import { isAbort, refusalOf } from '../refusal.js';
import { extensionsOf, fileRule, type FileRuleOptions } from '../rules/file.js';
import { hasContentOf } from '../rules/fileContent.js';
import type { Upload } from '../rules/uploads.js';

/** Sends one file and answers its address; it fits the client's `uploadFile`. */
export type UploadHandler = (file: File, sending: Sending) => Promise<string>;

export interface UploadsOptions {
  /** Of react-hook-form's `useController`. */
  field: { value: readonly Upload[]; onChange: (files: Upload[]) => void };
  rule: Pick<FileRuleOptions, 'most' | 'types'>;
  onUpload: UploadHandler;
  /** Says at the field what is wrong with a choice, or why the server refused a file. */
  say: (message: string) => void;
}

/** What the sending of a file needs. */
interface Task {
  file: File;
  controller: AbortController;
  /** Holds the picture's memory until it is given back. */
  previewUrl: string | undefined;
}

/** What is drawn of a file beside what the form holds; the form need not be checked anew at each step of it. */
interface Drawn {
  percent: number | null;
  previewUrl: string | undefined;
}

/**
 * The files of a field that are sent as soon as they are chosen, one after another: on a slow line each finishes
 * sooner than all would side by side. A choice is taken whole or not at all, and what is with the server stays
 * there whatever happens to another file or field. Its answer is to be spread on `UploadField`.
 */
export function useUploads({ field, rule, onUpload, say }: UploadsOptions) {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Drawn>>(new Map());
  /** The newest list, for what runs on after the render that began it. */
  const newest = useRef(field.value);
  const tasks = useRef(new Map<string, Task>());
  const queue = useRef(Promise.resolve());
  const nextId = useRef(1);

  // Also when the form was cleared from outside.
  useLayoutEffect(() => {
    newest.current = field.value;
  }, [field.value]);

  useEffect(() => {
    const held = tasks.current;
    return () => {
      for (const task of held.values()) end(task);
    };
  }, []);

  function replace(next: readonly Upload[]) {
    newest.current = next;
    field.onChange([...next]);
  }

  function update(id: string, change: Partial<Upload>) {
    replace(newest.current.map((file) => (file.id === id ? { ...file, ...change } : file)));
  }

  function remove(id: string) {
    end(tasks.current.get(id));
    tasks.current.delete(id);
    replace(newest.current.filter((file) => file.id !== id));
  }

  async function add(chosen: File[]) {
    const refused = fileRule(rule).safeParse([...newest.current, ...chosen]).error?.issues[0]?.message;
    if (refused !== undefined) {
      say(refused);
      return;
    }
    const contents = await Promise.all(chosen.map((file) => hasContentOf(file, rule.types)));
    if (contents.includes(false)) {
      say(fileMessages.wrongType(extensionsOf(rule.types)));
      return;
    }
    const added = chosen.map((file): Upload => {
      const id = String(nextId.current);
      nextId.current += 1;
      const previewUrl = previewOf(file);
      tasks.current.set(id, { file, controller: new AbortController(), previewUrl });
      setDrawn((before) => new Map(before).set(id, { percent: 0, previewUrl }));
      return { id, name: file.name, size: file.size, status: 'uploading', url: '' };
    });
    replace([...newest.current, ...added]);
    for (const { id } of added) enqueue(id);
  }

  function enqueue(id: string) {
    queue.current = queue.current.then(() => send(id));
  }

  async function send(id: string) {
    const task = tasks.current.get(id);
    // Removed while it was waiting.
    if (!task || task.controller.signal.aborted) return;
    try {
      const url = await onUpload(task.file, {
        signal: task.controller.signal,
        onProgress: (share) => {
          setDrawn((before) => withPercent(before, id, share === undefined ? null : share * 100));
        },
      });
      update(id, { status: 'done', url });
    } catch (error) {
      if (isAbort(error) || !tasks.current.has(id)) return;
      if (isLostLine(error)) {
        update(id, { status: 'failed' });
        return;
      }
      // The server will not have this file, now or later (Spec B 8).
      remove(id);
      say(refusalOf(error));
    }
  }

  return {
    items: field.value.map(({ id, name, size, status }): UploadItem => {
      const { percent = null, previewUrl } = drawn.get(id) ?? {};
      return { id, name, size, status, percent, ...(previewUrl !== undefined && { previewUrl }) };
    }),
    most: rule.most,
    accept: extensionsOf(rule.types)
      .map((extension) => `.${extension}`)
      .join(','),
    onAdd: (chosen: File[]) => void add(chosen),
    onRemove: remove,
    onCancel: remove,
    onRetry: (id: string) => {
      update(id, { status: 'uploading' });
      enqueue(id);
    },
    /** Takes every file away, as when the form asks for others. */
    clear: () => {
      for (const { id } of newest.current) remove(id);
    },
  };
}

function previewOf(file: File): string | undefined {
  return file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
}

/** Stops the sending and gives back the picture's memory. */
function end(task: Task | undefined): void {
  task?.controller.abort();
  if (task?.previewUrl !== undefined) URL.revokeObjectURL(task.previewUrl);
}

function withPercent(drawn: ReadonlyMap<string, Drawn>, id: string, percent: number | null) {
  const before = drawn.get(id);
  return before ? new Map(drawn).set(id, { ...before, percent }) : drawn;
}

/** No answer came: the same file may well arrive the next time. The client's errors say so in `kind`. */
function isLostLine(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  return error.kind === 'network' || error.kind === 'timeout';
}

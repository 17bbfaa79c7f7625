import { useCallback, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';

import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';

import { dropDraft, readDraft } from '../drafts/draft.js';
import { useDraft, type DraftOptions } from '../drafts/use-draft.js';
import { refusalOf, refusedFieldsOf } from './refusal.js';
import { firstWrongControl } from './first-wrong-control.js';
import { resolverOf } from './resolver.js';
import type { FormSchema } from './form-schema.js';

/** How the sending of a form is watched and stopped; it fits the client's `upload`. */
export interface Sending {
  signal: AbortSignal;
  /** @param share 0 to 1; `undefined` while the whole is not known */
  onProgress: (share: number | undefined) => void;
}

/** Sends a form. A rejection's Chinese `message` is shown in the form, and its `data.errors` at their fields. */
export type SubmitHandler<Payload> = (payload: Payload, sending: Sending) => Promise<unknown>;

export interface ValidFormOptions<Fields extends FieldValues, Payload> {
  /** The rules; a function of the fields where it depends on them which rules apply. */
  schema: FormSchema<Fields> | ((fields: Fields) => FormSchema<Fields>);
  /** Every field, with nothing in it. */
  empty: Fields;
  /** What stands in the form at first, in place of nothing. */
  defaultValues?: Partial<Fields> | undefined;
  /** The operation's request, of fields that keep to the rules. */
  toPayload: (fields: Fields) => Payload;
  onSubmit: SubmitHandler<Payload>;
  /** `onBlur` where the specification checks a field when it is left; otherwise at the first submission. */
  mode?: 'onBlur' | 'onSubmit';
  /** The form's field by the wire's name, where the two differ. */
  fieldOf?: Readonly<Record<string, Path<Fields>>>;
  /** For long forms: what survives a reload. Dropped after success. */
  draft?: DraftOptions<Fields> | undefined;
  /** After success the form stands empty again, ready for the next; or these of its fields do. */
  clearAfterSuccess?: boolean | readonly (keyof Fields)[];
}

/** The state of a form: react-hook-form's, whose `register` and `control` tie the controls to it, and the sending. */
export interface ValidForm<Fields extends FieldValues> extends UseFormReturn<Fields> {
  /** What is wrong, by field. */
  errors: FieldErrors<Fields>;
  /** What the server said to the last try, where it named no field that is in sight. */
  refusal: string | null;
  clearRefusal: () => void;
  /**
   * Takes back everything that was said, and checks nothing before the next submission: for another tab or
   * identity, whose fields nobody has filled in yet. What was typed stays.
   */
  clearMessages: () => void;
  submitting: boolean;
  /** 0 to 100, of the sending; `null` while it is not known and while nothing is being sent. */
  percent: number | null;
  /** For the `<form>`'s onSubmit. */
  submit: (event: SyntheticEvent<HTMLElement>) => void;
  /** Stops the sending; the form stays as it is. */
  cancel: () => void;
}

interface RefusedTry {
  form: HTMLElement;
  /** What the server said; null where the form itself found the errors. */
  words: string | null;
}

/**
 * A form that is held to its rules: nothing is sent before they are kept, the first bad field gets the focus, what
 * the server refuses is said at the field or above the form, and what was typed stays.
 */
export function useValidForm<Fields extends FieldValues, Payload>(
  options: ValidFormOptions<Fields, Payload>,
): ValidForm<Fields> {
  const { schema, empty, draft, fieldOf = {} } = options;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  /** The last try that left errors at fields, for when they are drawn. */
  const [refused, setRefused] = useState<RefusedTry | null>(null);
  /** From the press to the answer: a second press or Enter meanwhile must not send the form twice. */
  const busy = useRef(false);
  const sending = useRef<AbortController | null>(null);
  const [initial] = useState<Fields>(() => ({ ...empty, ...options.defaultValues }));
  const [firstValues] = useState<Fields>(() => ({ ...initial, ...(draft && readDraft(draft.key, empty)) }));
  const form = useForm<Fields>({
    defaultValues: firstValues as DefaultValues<Fields>,
    resolver: resolverOf(typeof schema === 'function' ? schema : () => schema),
    mode: options.mode ?? 'onSubmit',
    shouldFocusError: false,
  });
  useDraft(form, draft, initial);
  useLayoutEffect(() => {
    if (refused === null) return;
    const control = firstWrongControl(refused.form);
    if (control) control.focus();
    // The server named a field of another tab: there is no place beside it to say so.
    else setRefusal(refused.words);
  }, [refused]);

  /** The same at every render, so that an effect may hand it on as its end. */
  const cancel = useCallback(() => {
    sending.current?.abort();
  }, []);

  /** @returns the words of a refusal that was said at fields */
  async function send(fields: Fields): Promise<string | null> {
    const controller = new AbortController();
    sending.current = controller;
    setRefusal(null);
    setPercent(null);
    try {
      await options.onSubmit(options.toPayload(fields), {
        signal: controller.signal,
        onProgress: (share) => {
          setPercent(share === undefined ? null : share * 100);
        },
      });
      clear();
      if (draft) dropDraft(draft.key);
      return null;
    } catch (error) {
      // The person stopped it, so there is nothing to say. An abort of anybody else's is a sending that failed.
      return controller.signal.aborted ? null : sayRefusal(error);
    } finally {
      setPercent(null);
    }
  }

  function clear() {
    const { clearAfterSuccess = [] } = options;
    if (clearAfterSuccess === true) form.reset(empty);
    else if (clearAfterSuccess !== false && clearAfterSuccess.length > 0) {
      const emptied = clearAfterSuccess.map((name) => [name, empty[name]] as const);
      form.reset({ ...form.getValues(), ...Object.fromEntries(emptied) });
    }
  }

  /** At the fields that it names, if the form has them; otherwise above the form. */
  function sayRefusal(error: unknown): string | null {
    const named = new Map(
      refusedFieldsOf(error)
        .map(({ field, message }) => [(fieldOf[field] ?? field) as Path<Fields>, message] as const)
        .filter(([name]) => Object.hasOwn(empty, name))
        // The first of a field's messages is the one to be shown.
        .reverse(),
    );
    for (const [name, message] of named) form.setError(name, { type: 'server', message });
    if (named.size > 0) return refusalOf(error);
    setRefusal(refusalOf(error));
    return null;
  }

  async function submit(element: HTMLElement) {
    const tries: RefusedTry[] = [];
    const check = form.handleSubmit(
      async (fields) => {
        const words = await send(fields);
        if (words !== null) tries.push({ form: element, words });
      },
      () => {
        tries.push({ form: element, words: null });
      },
    );
    try {
      await check();
    } finally {
      busy.current = false;
    }
    // Not before: within the browser's submit event each change is drawn at once, this one ahead of the errors.
    for (const refusedTry of tries) setRefused(refusedTry);
  }

  return {
    ...form,
    errors: form.formState.errors,
    refusal,
    submitting: form.formState.isSubmitting,
    percent,
    submit: (event) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      void submit(event.currentTarget);
    },
    cancel,
    clearRefusal: () => {
      setRefusal(null);
    },
    clearMessages: () => {
      setRefusal(null);
      // Reset while it is being sent, the form would forget that it is, and its button seem free.
      if (busy.current) form.clearErrors();
      else form.reset(undefined, { keepValues: true, keepDefaultValues: true });
    },
  };
}

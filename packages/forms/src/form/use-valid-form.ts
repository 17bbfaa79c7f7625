import { useCallback, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';

import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';

import { dropDraft } from '../drafts/draft.js';
import { useDraft, valuesOfDraft, type DraftOptions, type DraftState } from '../drafts/use-draft.js';
import { isCodeRefusal, refusalOf, refusedFieldsOf } from './refusal.js';
import { firstWrongControl } from './first-wrong-control.js';
import { resolverOf } from './resolver.js';
import type { FormSchema } from './form-schema.js';

/** Options to follow and abort a submission. They match the client's `upload`. */
export interface Sending {
  signal: AbortSignal;
  /** @param share 0 to 1; `undefined` while the total size is unknown */
  onProgress: (share: number | undefined) => void;
}

/** Submits a form. If it rejects, its Chinese `message` is shown in the form and its `data.errors` at their fields. */
export type SubmitHandler<Payload> = (payload: Payload, sending: Sending) => Promise<unknown>;

/** What a page gives to a form. */
export interface FormOptions<Fields extends FieldValues, Payload> {
  onSubmit: SubmitHandler<Payload>;
  /** Initial values where they differ from the empty form. */
  defaultValues?: Partial<Fields> | undefined;
}

export interface ValidFormOptions<Fields extends FieldValues, Payload> extends FormOptions<Fields, Payload> {
  /** The rules, or a function that chooses them by the values of the fields. */
  schema: FormSchema<Fields> | ((fields: Fields) => FormSchema<Fields>);
  /** The values of the empty form. */
  empty: Fields;
  /** Makes the request of the operation from valid fields. */
  toPayload: (fields: Fields) => Payload;
  /** `onBlur` if the specification validates fields on blur; by default they are validated at the first submission. */
  mode?: 'onBlur' | 'onSubmit';
  /** The name of a field in the form by its name on the wire, where they differ. */
  fieldOf?: Readonly<Record<string, Path<Fields>>>;
  /** The field of the verification code that these fields are sent with: a refused code is marked there. */
  codeField?: (fields: Fields) => Path<Fields> | undefined;
  /** The draft, which survives a login and, but for its files, a reload. It is deleted after success. */
  draft?: DraftOptions<Fields> | undefined;
  /** Whether the form, or only these fields, are reset after success. */
  clearAfterSuccess?: boolean | readonly (keyof Fields)[];
}

/** The state of react-hook-form and of the submission. */
export interface ValidForm<Fields extends FieldValues> extends UseFormReturn<Fields>, DraftState {
  /** The errors by field. */
  errors: FieldErrors<Fields>;
  /** The server's message about the last submission, unless it belongs to a visible field. */
  refusal: string | null;
  clearRefusal: () => void;
  /**
   * Removes all messages and validates nothing before the next submission: for a switch to another tab or identity,
   * whose fields are not filled in yet. The values stay.
   */
  clearMessages: () => void;
  submitting: boolean;
  /** Progress of the submission from 0 to 100; `null` if it is unknown or nothing is being sent. */
  percent: number | null;
  /** For `onSubmit` of the `<form>`. */
  submit: (event: SyntheticEvent<HTMLElement>) => void;
  /** Aborts the submission; the values stay. */
  cancel: () => void;
}

interface RefusedTry {
  form: HTMLElement;
  /** The server's message; null if the form's own rules found the errors. */
  words: string | null;
}

/**
 * A validated form: only valid values are sent, the first invalid field gets the focus, the server's messages are shown
 * at their fields or above the form, and the values stay after a refusal.
 */
export function useValidForm<Fields extends FieldValues, Payload>(
  options: ValidFormOptions<Fields, Payload>,
): ValidForm<Fields> {
  const { schema, empty, draft, fieldOf = {}, codeField } = options;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  /** The last submission that left errors at fields, for the effect that runs after they are rendered. */
  const [refused, setRefused] = useState<RefusedTry | null>(null);
  /** True until the response arrives, so that a second click or Enter does not send the form twice. */
  const busy = useRef(false);
  const sending = useRef<AbortController | null>(null);
  const [initial] = useState<Fields>(() => ({ ...empty, ...options.defaultValues }));
  const [firstValues] = useState<Fields>(() => ({
    ...initial,
    ...(draft && valuesOfDraft(draft, empty)),
  }));
  const form = useForm<Fields>({
    defaultValues: firstValues as DefaultValues<Fields>,
    resolver: resolverOf(typeof schema === 'function' ? schema : () => schema),
    mode: options.mode ?? 'onSubmit',
    shouldFocusError: false,
  });
  const draftState = useDraft(form, draft, initial);
  useLayoutEffect(() => {
    if (refused === null) return;
    const control = firstWrongControl(refused.form);
    if (control) control.focus();
    // The server named a field of another tab, where its message cannot be seen.
    else setRefusal(refused.words);
  }, [refused]);

  /** Stable, so that an effect can return it as its cleanup. */
  const cancel = useCallback(() => sending.current?.abort(), []);

  /** @returns the message of a refusal that is shown at fields */
  async function send(fields: Fields): Promise<string | null> {
    const controller = new AbortController();
    sending.current = controller;
    setRefusal(null);
    setPercent(null);
    try {
      await options.onSubmit(options.toPayload(fields), {
        signal: controller.signal,
        onProgress: (share) => setPercent(share === undefined ? null : share * 100),
      });
      clear();
      if (draft) dropDraft(draft.key, draft.place);
      return null;
    } catch (error) {
      // The user cancelled it, so no message is needed. Any other abort is a failed submission.
      return controller.signal.aborted ? null : sayRefusal(error, fields);
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

  /** Shows a refusal at the fields that it names or at the refused code, if the form has them, else above the form. */
  function sayRefusal(error: unknown, fields: Fields): string | null {
    const named = new Map(
      refusedFieldsOf(error)
        .map(({ field, message }) => [(fieldOf[field] ?? field) as Path<Fields>, message] as const)
        .filter(([name]) => Object.hasOwn(empty, name))
        // Only the first message of a field is shown.
        .reverse(),
    );
    const code = isCodeRefusal(error) ? codeField?.(fields) : undefined;
    if (named.size === 0 && code !== undefined) named.set(code, refusalOf(error));
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
        // That of the last try would remain above errors that it has nothing to do with.
        setRefusal(null);
        tries.push({ form: element, words: null });
      },
    );
    try {
      await check();
    } finally {
      busy.current = false;
    }
    // Not earlier: React renders each update within a submit event at once, and this one would come before the errors.
    for (const refusedTry of tries) setRefused(refusedTry);
  }

  return {
    ...form,
    ...draftState,
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
    clearRefusal: () => setRefusal(null),
    clearMessages: () => {
      setRefusal(null);
      // A reset during the submission would clear `isSubmitting`, and the button would be enabled.
      if (busy.current) form.clearErrors();
      else form.reset(undefined, { keepValues: true, keepDefaultValues: true });
    },
  };
}

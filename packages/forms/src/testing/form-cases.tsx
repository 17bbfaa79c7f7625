import type { ReactElement } from 'react';

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';

import type { FormFixtures } from '../form/form-schema.js';
import type { SubmitHandler } from '../form/use-valid-form.js';
import { labelsIn, type FormTexts } from './labels.js';
import { isFocusAtFirstWrong, said } from './said.js';
import { withTitles } from './titles.js';

export interface FormCases<Fields extends FieldValues, Payload> {
  fixtures: FormFixtures<Fields, Payload>;
  /** Renders the form as a page does, with these values. */
  form: (props: { defaultValues: Fields; onSubmit: SubmitHandler<Payload> }) => ReactElement;
  messages: FormTexts;
  /** The labels and legends of fields that have no `label` in `messages`. */
  labels?: Readonly<Record<string, string>>;
}

/**
 * The tests that all forms have in common: payload, messages and focus, and the state after a refusal. They render one
 * valid example and the invalid ones with the most messages: the schema and the server are tested with all examples.
 */
export function testForm<Fields extends FieldValues, Payload>(
  name: string,
  { fixtures, form, messages: texts, labels = {} }: FormCases<Fields, Payload>,
): void {
  const submitButton = () => screen.getByRole('button', { name: new RegExp(`^${texts.submit}`) });

  async function send(fields: Fields, onSubmit: SubmitHandler<Payload>) {
    const user = userEvent.setup();
    render(form({ defaultValues: fields, onSubmit }));
    await user.click(submitButton());
    return user;
  }

  const labelOf = { ...labelsIn(texts), ...labels };

  describe(name, () => {
    const [example] = fixtures.valid;
    if (!example) throw new Error(`${name} has no valid fixture.`);

    it.each(withTitles([example]))('sends exactly the payload: $title', async ({ fields, payload }) => {
      const onSubmit = vi.fn<SubmitHandler<Payload>>().mockResolvedValue(undefined);
      await send(fields, onSubmit);
      expect(onSubmit.mock.calls.map(([sent]) => sent)).toEqual([payload]);
    });

    it.each(withTitles(oneForEachField(fixtures.invalid)))(
      'sends nothing and shows the messages: $title',
      async ({ fields, messages }) => {
        const onSubmit = vi.fn<SubmitHandler<Payload>>();
        await send(fields, onSubmit);
        const wrong = Object.entries<string | undefined>(messages);
        expect(said()).toEqual(
          Object.fromEntries(wrong.map(([field, words]) => [labelOf[field] ?? field, words])),
        );
        expect(isFocusAtFirstWrong()).toBe(true);
        expect(onSubmit).not.toHaveBeenCalled();
      },
    );

    it('sends once for several clicks', async () => {
      const onSubmit = vi.fn<SubmitHandler<Payload>>(() => new Promise(() => undefined));
      const user = await send(example.fields, onSubmit);
      await user.click(submitButton());
      await user.keyboard('{Enter}');
      expect(onSubmit).toHaveBeenCalledOnce();
    });

    it('shows the message of a refusal, keeps the values and can be sent again', async () => {
      const onSubmit = vi
        .fn<SubmitHandler<Payload>>()
        .mockRejectedValueOnce(new Error('操作太频繁，请在42秒后再试'))
        .mockResolvedValue(undefined);
      const user = await send(example.fields, onSubmit);
      expect((await screen.findByRole('alert')).textContent).toBe('操作太频繁，请在42秒后再试');
      await user.click(submitButton());
      expect(onSubmit.mock.calls.map(([sent]) => sent)).toEqual([example.payload, example.payload]);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
}

/** The examples with the most messages, until each field has had a message. */
function oneForEachField<Example extends { messages: object }>(invalid: readonly Example[]): Example[] {
  const seen = new Set<string>();
  return [...invalid]
    .sort((one, other) => Object.keys(other.messages).length - Object.keys(one.messages).length)
    .filter(({ messages }) => {
      const fields = Object.keys(messages).filter((field) => !seen.has(field));
      for (const field of fields) seen.add(field);
      return fields.length > 0;
    });
}

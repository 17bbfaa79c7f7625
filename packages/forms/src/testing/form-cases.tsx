import type { ReactElement } from 'react';

import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FieldValues, Path } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { dropDrafts } from '../drafts/draft.js';
import type { FormFixtures } from '../form/form-schema.js';
import type { SubmitHandler } from '../form/use-valid-form.js';
import { isFocusAtFirstWrong, said } from './said.js';
import { withTitles } from './titles.js';

export interface FormCases<Fields extends FieldValues, Payload> {
  fixtures: FormFixtures<Fields, Payload>;
  /** Renders the form as a page does, with these values. */
  form: (props: { defaultValues: Fields; onSubmit: SubmitHandler<Payload> }) => ReactElement;
  submitLabel: string;
  /** The label or legend of each field. */
  labels: Readonly<Partial<Record<Path<Fields>, string>>>;
}

/** The tests that all forms have in common: their payload, messages and focus, and the state after a refusal. */
export function testForm<Fields extends FieldValues, Payload>(
  name: string,
  { fixtures, form, submitLabel, labels }: FormCases<Fields, Payload>,
): void {
  async function send(fields: Fields, onSubmit: SubmitHandler<Payload>) {
    const user = userEvent.setup();
    render(form({ defaultValues: fields, onSubmit }));
    await user.click(screen.getByRole('button', { name: submitLabel }));
    return user;
  }

  function byLabel(messages: Partial<Record<string, string>>): Record<string, string> {
    const names = labels as Partial<Record<string, string>>;
    return Object.fromEntries(
      Object.entries(messages).map(([field, message = '']) => [names[field] ?? field, message]),
    );
  }

  describe(name, () => {
    beforeEach(dropDrafts);
    afterEach(cleanup);

    it.each(withTitles(fixtures.valid))('sends exactly the payload: $title', async ({ fields, payload }) => {
      const onSubmit = vi.fn<SubmitHandler<Payload>>().mockResolvedValue(undefined);
      await send(fields, onSubmit);
      expect(onSubmit.mock.calls.map(([sent]) => sent)).toEqual([payload]);
    });

    it.each(withTitles(fixtures.invalid))(
      'sends nothing and shows the messages: $title',
      async ({ fields, messages }) => {
        const onSubmit = vi.fn<SubmitHandler<Payload>>();
        await send(fields, onSubmit);
        expect(said()).toEqual(byLabel(messages));
        expect(isFocusAtFirstWrong()).toBe(true);
        expect(onSubmit).not.toHaveBeenCalled();
      },
    );

    const [example] = fixtures.valid;
    if (!example) throw new Error(`${name} has no valid fixture.`);

    it('sends once for several clicks', async () => {
      const onSubmit = vi.fn<SubmitHandler<Payload>>(() => new Promise(() => undefined));
      const user = await send(example.fields, onSubmit);
      const button = screen.getByRole('button', { name: new RegExp(submitLabel) });
      await user.click(button);
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
      await user.click(screen.getByRole('button', { name: submitLabel }));
      expect(onSubmit.mock.calls.map(([sent]) => sent)).toEqual([example.payload, example.payload]);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
}

import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { cancelFavourite, deleteItem, type Question } from './questions.js';
import { useConfirm } from './use-confirm.js';

interface PageProps {
  question: Question;
  onAnswer: (yes: boolean) => void;
  onDeclined: (message: string) => void;
}

function Page({ question, onAnswer, onDeclined }: PageProps) {
  const { ask, dialog } = useConfirm({ onDeclined });
  return (
    <>
      <button type="button" onClick={() => void ask(question).then(onAnswer)}>
        开始
      </button>
      {dialog}
    </>
  );
}

function show(question: Question) {
  const onAnswer = vi.fn<(yes: boolean) => void>();
  const onDeclined = vi.fn<(message: string) => void>();
  render(<Page question={question} onAnswer={onAnswer} onDeclined={onDeclined} />);
  return { onAnswer, onDeclined };
}

/** Waits until the dialog is closed and the focus is back on the button that opened it. */
async function isBack() {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('开始'));
}

it('is declined by Escape and returns the focus', async () => {
  const { onAnswer, onDeclined } = show(deleteItem);
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await isBack();
  expect(onAnswer.mock.calls).toEqual([[false]]);
  expect(onDeclined.mock.calls).toEqual([['已取消删除']]);
});

it('focuses the declining button first if the action cannot be undone', async () => {
  const { onAnswer, onDeclined } = show(deleteItem);
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.findByRole('alertdialog');
  expect(document.activeElement?.textContent).toBe('取消');
  await userEvent.keyboard('{Tab}{Enter}');
  await isBack();
  expect(onAnswer.mock.calls).toEqual([[true]]);
  expect(onDeclined).not.toHaveBeenCalled();
});

it('focuses the confirming button first if the action can be undone', async () => {
  const { onAnswer } = show(cancelFavourite);
  await userEvent.keyboard('{Tab}{Enter}');
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Enter}');
  await isBack();
  expect(onAnswer.mock.calls).toEqual([[true]]);
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { openDialogsInJsdom } from '../testing/dialogs.js';
import { cancelFavourite, deleteForever, deleteItem, type Question } from './questions.js';
import { useConfirm, type Confirm } from './use-confirm.js';

// use-confirm.keyboard.tsx tests Escape and the focus in Chromium.
beforeEach(openDialogsInJsdom);

interface PageProps {
  onDeclined: (message: string) => void;
  take: (ask: Confirm['ask']) => void;
}

function Page({ onDeclined, take }: PageProps) {
  const { ask, dialog } = useConfirm({ onDeclined });
  take(ask);
  return dialog;
}

function show() {
  const onDeclined = vi.fn<(message: string) => void>();
  let newest: Confirm['ask'] | undefined;
  const { unmount } = render(
    <Page
      onDeclined={onDeclined}
      take={(ask) => {
        newest = ask;
      }}
    />,
  );
  /** Opens the question without waiting for its result. */
  function ask(question: Question, action?: () => Promise<unknown>) {
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = newest?.(question, action);
    });
    if (!answer) throw new Error('The page was not drawn.');
    return { answer };
  }
  return { user: userEvent.setup(), onDeclined, ask, unmount };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const box = () => screen.queryByRole('alertdialog');

/** An action that the test resolves or rejects. */
function held() {
  let end: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const action = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        end = { resolve, reject };
      }),
  );
  return {
    action,
    succeed: () => end?.resolve(),
    fail: (error: Error) => end?.reject(error),
  };
}

it.each([
  [deleteItem, '是否删除该条数据？', '删除', '取消', '已取消删除'],
  [deleteForever, '该操作将永久删除数据，是否确认删除?', '删除', '取消', '已取消删除'],
  [cancelFavourite, '是否取消收藏该条数据？', '取消收藏', '保留收藏', '已取消操作'],
])(
  'asks $words and can be confirmed and declined (spec: B8 prompt delete, B8 prompt favourite, B8 prompt delete for ever, B8 declined)',
  async (question, words, yes, no, declined) => {
    const { user, onDeclined, ask } = show();
    const first = ask(question);
    expect(box()?.textContent).toContain(words);
    await user.click(press(yes));
    await expect(first.answer).resolves.toBe(true);
    await waitFor(() => expect(box()).toBeNull());
    expect(onDeclined).not.toHaveBeenCalled();

    const second = ask(question);
    await user.click(press(no));
    await expect(second.answer).resolves.toBe(false);
    expect(onDeclined.mock.calls).toEqual([[declined]]);
    await waitFor(() => expect(box()).toBeNull());
  },
);

it('shows no question at first', () => {
  show();
  expect(box()).toBeNull();
});

it('stays open while the action runs and cannot be confirmed again', async () => {
  const { user, ask } = show();
  const { action, succeed } = held();
  const { answer } = ask(deleteItem, action);
  expect(action).not.toHaveBeenCalled();
  await user.click(press('删除'));
  expect(press(/^删除/).getAttribute('aria-disabled')).toBe('true');
  await user.click(press(/^删除/));
  expect(action).toHaveBeenCalledOnce();
  succeed();
  await expect(answer).resolves.toBe(true);
  await waitFor(() => expect(box()).toBeNull());
});

it('does not run the action after it was declined', async () => {
  const { user, ask } = show();
  const { action } = held();
  const { answer } = ask(deleteItem, action);
  await user.click(press('取消'));
  await expect(answer).resolves.toBe(false);
  expect(action).not.toHaveBeenCalled();
});

it('closes and rejects when the action fails', async () => {
  const { user, ask } = show();
  const { action, fail } = held();
  const { answer } = ask(deleteItem, action);
  await user.click(press('删除'));
  fail(new Error('这条数据已经不在了'));
  await expect(answer).rejects.toThrow('这条数据已经不在了');
  await waitFor(() => expect(box()).toBeNull());
});

it('ignores a declining click during the action, and keeps the next question open', async () => {
  const { user, ask, onDeclined } = show();
  const { action, succeed } = held();
  const first = ask(deleteItem, action);
  await user.click(press('删除'));
  await user.click(press('取消'));
  expect(onDeclined).not.toHaveBeenCalled();
  await waitFor(() => expect(box()).toBeNull());

  ask(deleteItem);
  await act(async () => {
    succeed();
    await first.answer;
  });
  await expect(first.answer).resolves.toBe(true);
  expect(box()).not.toBeNull();
});

it('shows one question at a time, the latest', async () => {
  const { user, ask, onDeclined } = show();
  const first = ask(deleteItem);
  const second = ask(cancelFavourite);
  await expect(first.answer).resolves.toBe(false);
  expect(onDeclined).not.toHaveBeenCalled();
  await user.click(press('取消收藏'));
  await expect(second.answer).resolves.toBe(true);
});

it('resolves to false, without a notice, when it unmounts', async () => {
  const { ask, onDeclined, unmount } = show();
  const { answer } = ask(deleteItem);
  unmount();
  await expect(answer).resolves.toBe(false);
  expect(onDeclined).not.toHaveBeenCalled();
});

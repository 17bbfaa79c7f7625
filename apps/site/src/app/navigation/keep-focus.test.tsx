import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import { keepFocus } from './keep-focus.js';

function Page({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <main>
      <h1>我的收藏</h1>
      <section>{children}</section>
    </main>
  );
}

function Rows() {
  const [names, setNames] = useState(['甲', '乙', '丙']);
  return (
    <Page>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="#/">{name}</a>
            <button onClick={() => setNames(names.filter((other) => other !== name))}>取消收藏{name}</button>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Counting() {
  const [left, setLeft] = useState(0);
  return (
    <Page>
      <p>
        <input aria-label="验证码" />
        <button disabled={left > 0} onClick={() => setLeft(60)}>
          获取验证码
        </button>
      </p>
      <a href="#/">别处</a>
    </Page>
  );
}

function Form() {
  const [sent, setSent] = useState(false);
  return (
    <Page>
      {sent ? <p role="status">已提交</p> : <button onClick={() => setSent(true)}>提交</button>}
      {sent || <input aria-label="姓名" />}
    </Page>
  );
}

/** A message above the page with a button that removes it. */
function Message() {
  const [shown, setShown] = useState(true);
  return (
    <Page>
      <button>加入收藏</button>
      <div popover="manual">{shown && <button onClick={() => setShown(false)}>关闭</button>}</div>
    </Page>
  );
}

const focused = () => document.activeElement;
const button = (name: string) => screen.getByText(name);

describe('keepFocus', () => {
  beforeEach(() => {
    window.location.hash = '#/layout/list/myCollection';
  });

  it('goes to the same button of the next row, then of the previous one, then to the heading', async () => {
    render(<Rows />);
    const user = userEvent.setup();
    await user.click(button('取消收藏乙'));
    await waitFor(() => expect(focused()).toBe(button('取消收藏丙')));
    await user.click(button('取消收藏丙'));
    await waitFor(() => expect(focused()).toBe(button('取消收藏甲')));
    await user.click(button('取消收藏甲'));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading')));
  });

  it('goes from a button that is disabled to its neighbour', async () => {
    render(<Counting />);
    await userEvent.click(button('获取验证码'));
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('验证码')));
  });

  it('goes to the heading when nothing that can be pressed is left', async () => {
    render(<Form />);
    await userEvent.click(button('提交'));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading')));
  });

  it('returns from a message to the button that was pressed before', async () => {
    render(<Message />);
    act(() => button('加入收藏').focus());
    await userEvent.click(button('关闭'));
    await waitFor(() => expect(focused()).toBe(button('加入收藏')));
  });

  it('leaves the focus alone after a press beside all controls, and on another screen', async () => {
    const { rerender } = render(
      <Page>
        <button key="a">甲</button>
      </Page>,
    );
    act(() => button('甲').focus());
    await userEvent.click(screen.getByRole('heading'));
    rerender(<Page>{null}</Page>);
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(document.body);

    rerender(
      <Page>
        <button>乙</button>
      </Page>,
    );
    act(() => button('乙').focus());
    window.location.hash = '#/layout/list/home';
    rerender(<Page>{null}</Page>);
    await new Promise(requestAnimationFrame);
    expect(focused()).toBe(document.body);
  });
});

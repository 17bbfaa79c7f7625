import { afterEach, expect, it, vi } from 'vitest';

import { keepPressed, replayPressed } from './pressed.js';

afterEach(() => {
  document.body.replaceChildren();
});

function setUp() {
  document.body.innerHTML = '<button><span>菜单</span></button><a href="#/x">链接</a>';
  keepPressed();
  return document.querySelector('button');
}

it('presses the last button again, once', () => {
  const button = setUp();
  button?.querySelector('span')?.click();
  const pressed = vi.fn();
  button?.addEventListener('click', pressed);
  replayPressed();
  replayPressed();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('presses nothing after a link, a removed button, or no click at all', () => {
  const button = setUp();
  document.querySelector('a')?.click();
  const pressed = vi.fn();
  button?.addEventListener('click', pressed);
  replayPressed();
  keepPressed();
  button?.click();
  button?.remove();
  replayPressed();
  expect(pressed).toHaveBeenCalledTimes(1);
});

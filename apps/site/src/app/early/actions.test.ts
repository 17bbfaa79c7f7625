import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { handOverPresses, keepActions, replayActions } from './actions.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function replay(): void {
  replayActions();
  vi.runAllTimers();
}

function setUp() {
  document.body.innerHTML = `<button type="button"><span>菜单</span></button><a href="#/x">链接</a>
    <form><input><textarea></textarea><button>搜索</button></form>`;
  keepActions();
  const menu = document.querySelector('button');
  const form = document.querySelector('form');
  const input = document.querySelector('input');
  const area = document.querySelector('textarea');
  const send = form?.querySelector('button');
  if (!menu || !form || !input || !area || !send) throw new Error('the page has other elements');
  return { menu, input, area, send, form };
}

function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('presses the last button again, once', () => {
  const { menu } = setUp();
  menu.querySelector('span')?.click();
  const pressed = vi.fn();
  menu.addEventListener('click', pressed);
  replay();
  replay();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('presses nothing after a link, a removed button, or no click at all', () => {
  const { menu } = setUp();
  menu.click();
  document.querySelector('a')?.click();
  const pressed = vi.fn();
  menu.addEventListener('click', pressed);
  replay();
  keepActions();
  menu.click();
  menu.remove();
  replay();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('tells the application what was typed', () => {
  const { input, area } = setUp();
  type(input, '数学');
  type(area, '一行');
  const heard: string[] = [];
  for (const field of [input, area]) {
    field.addEventListener('input', () => heard.push(field.value));
  }
  replay();
  expect(heard).toEqual(['', '数学', '', '一行']);
});

it('sends a form only when the application listens', () => {
  const { form, send } = setUp();
  const reached = vi.fn((event: Event) => event.preventDefault());
  send.click();
  form.addEventListener('submit', reached);
  expect(reached).not.toHaveBeenCalled();
  replay();
  expect(reached).toHaveBeenCalledTimes(1);
});

it('lets the page go on as usual afterwards', () => {
  const { form, send } = setUp();
  replay();
  const reached = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  form.addEventListener('submit', reached);
  send.click();
  expect(reached).toHaveBeenCalledTimes(1);
});

it('leaves what is pressed to React from the moment that it answers', () => {
  const { menu, input } = setUp();
  handOverPresses();
  menu.click();
  type(input, '数学');
  const pressed = vi.fn();
  const typed = vi.fn();
  menu.addEventListener('click', pressed);
  input.addEventListener('input', typed);
  replay();
  expect(pressed).not.toHaveBeenCalled();
  expect(typed).toHaveBeenCalled();
});

it('presses the button that takes the place of a served one', () => {
  const { menu } = setUp();
  menu.click();
  replayActions();
  const other = document.createElement('button');
  other.textContent = menu.textContent;
  menu.replaceWith(other);
  const pressed = vi.fn();
  other.addEventListener('click', pressed);
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
});

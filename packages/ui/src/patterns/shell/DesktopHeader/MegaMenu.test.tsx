import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sections } from '../../samples.js';
import { MegaMenu } from './MegaMenu.js';

function child() {
  return screen.queryByRole('link', { name: '知识干货' });
}

function opener() {
  return screen.getByRole('button', { name: '学生天地的栏目' });
}

function word(name: string) {
  return screen.getByRole('link', { name });
}

function itemOf(name: string): Element {
  const item = word(name).closest('li');
  if (!item) throw new Error(`no item around ${name}`);
  return item;
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<MegaMenu sections={sections} currentId={26} />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('MegaMenu', () => {
  it('marks the section that holds the current page', () => {
    expect(word('学生天地').getAttribute('aria-current')).toBe('true');
    expect(word('首页').getAttribute('aria-current')).toBeNull();
  });

  it('opens and closes a panel by its button', () => {
    expect(child()).toBeNull();
    fireEvent.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(child()?.getAttribute('aria-current')).toBe('page');
    fireEvent.click(opener());
    expect(child()).toBeNull();
  });

  it('opens under a mouse that stays on a section, not under one that passes', () => {
    const item = itemOf('学生天地');
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    pass(60);
    fireEvent.pointerLeave(item, { pointerType: 'mouse' });
    pass(1000);
    expect(child()).toBeNull();
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    pass(200);
    expect(child()).not.toBeNull();
    fireEvent.pointerLeave(item, { pointerType: 'mouse' });
    pass(1000);
    expect(child()).toBeNull();
  });

  it('does not open by touch while scrolling', () => {
    fireEvent.pointerEnter(itemOf('学生天地'), { pointerType: 'touch' });
    pass(1000);
    expect(child()).toBeNull();
  });

  it('closes on Escape and returns the focus to the button', () => {
    fireEvent.click(opener());
    const link = child();
    link?.focus();
    if (link) fireEvent.keyDown(link, { key: 'Escape' });
    expect(child()).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('moves the focus into the panel with ArrowDown and through it with the arrow keys', () => {
    word('学生天地').focus();
    fireEvent.keyDown(word('学生天地'), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('进入学生天地');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(child());
  });

  it('moves the focus along the sections with ArrowRight and ArrowLeft and wraps around', () => {
    word('首页').focus();
    fireEvent.keyDown(word('首页'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(word('高中'));
    fireEvent.keyDown(word('高中'), { key: 'ArrowLeft' });
    fireEvent.keyDown(word('首页'), { key: 'ArrowLeft' });
    expect(document.activeElement?.textContent).toBe('服务');
  });

  it('closes when the focus leaves the section', () => {
    fireEvent.click(opener());
    opener().focus();
    act(() => word('首页').focus());
    expect(child()).toBeNull();
  });

  it('closes when a link of the panel is clicked', () => {
    fireEvent.click(opener());
    const link = child();
    if (link) fireEvent.click(link);
    expect(child()).toBeNull();
  });

  it('opens a section without a page by its label', () => {
    fireEvent.click(screen.getByRole('button', { name: '服务' }));
    expect(word('正版查验').getAttribute('href')).toBe('#/testAndVerify');
  });
});
